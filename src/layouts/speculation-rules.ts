/**
 * Pages that a browser may prepare when a link is pointed at or touched; it does nothing of this where data is to be
 * saved. What is heavy (the coach page with its loop), files (a dot in the address) and what opens a tab are left alone.
 */
export const speculationRules = {
  prerender: [
    {
      where: { selector_matches: "a:not([href$='/coach/'],[href*='.'],[href*='#'],[target])" },
      eagerness: 'moderate',
    },
  ],
};
