/**
 * The pages that a browser may prerender once a link is pressed. On hover, four of five would be wasted. Excludes files (a
 * dot in the address), the feed, fragments and links that open a tab.
 */
export const speculationRules = {
  prerender: [{ where: { selector_matches: "a:not([href*='.'],[href*='#'],[href$='-rss'],[target])" } }],
};
