const COACH = "[href$='/coach/']";

/**
 * Pages that a browser may prepare when a link is pointed at or touched; it does nothing of this where data is to be
 * saved. What is heavy is only fetched; files (a dot in the address) and what opens a tab are left alone.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              selector_matches: `${COACH},[href*='.'],[target]`,
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { selector_matches: COACH }, eagerness: 'moderate' }],
};
