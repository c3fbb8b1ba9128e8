const HOST = 'https://www.googletagmanager.com';

/** The analytics tag: where it comes from and which hosts it reports to. Its one place in the project. */
export const tag = {
  script: (id: string): string => `${HOST}/gtag/js?id=${id}`,
  admitScript: [HOST],
  admitConnect: [
    HOST,
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://analytics.google.com',
    'https://region1.analytics.google.com',
  ],
} as const;
