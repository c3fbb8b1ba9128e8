interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: SitePolicyRules): SitePolicy };
}
interface SitePolicyRules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
/** What DOMPurify wants of a policy, too; where the browser knows no Trusted Types, texts stay texts. */
export interface SitePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const RULES: SitePolicyRules = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    throw new TypeError(`No script comes from text: ${url}`);
  },
};

const policies = new WeakMap<object, SitePolicy>();

/**
 * The site's one Trusted Types policy, `site`: made once a window, named in the Content-Security-Policy. What goes
 * through it is either parsed in a document that is never shown, or has been sanitised.
 */
export function sitePolicy(window: object): SitePolicy {
  const known = policies.get(window);
  if (known) return known;
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('site', RULES) ?? RULES;
  policies.set(window, policy);
  return policy;
}
