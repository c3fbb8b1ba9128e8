const HOST = 'https://www.googletagmanager.com';

/** The analytics tag: its address, and the hosts that it reports to. */
export const tag = {
  script: (id: string): string => `${HOST}/gtag/js?id=${id}`,
  allowScript: [HOST],
  allowConnect: [
    HOST,
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://analytics.google.com',
    'https://region1.analytics.google.com',
  ],
} as const;
