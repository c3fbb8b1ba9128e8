/**
 * Pages that a browser may prerender once a link is pressed: hovering, the eager way, wasted four of five. Files (a dot in
 * the address), places on a page and links that open a tab are left out.
 */
export const speculationRules = {
  prerender: [{ where: { selector_matches: "a:not([href*='.'],[href*='#'],[target])" } }],
};
