interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: SitePolicy): SitePolicy };
}
/** A policy as DOMPurify needs it, too. In browsers without Trusted Types, its results are plain strings. */
interface SitePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const RULES: SitePolicy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    throw new TypeError(`The \`site\` policy creates no script URLs (got ${url}).`);
  },
};

const policies = new WeakMap<object, SitePolicy>();

/**
 * Returns the site's one Trusted Types policy, `site`, which the Content-Security-Policy names. Created once per window.
 * Its HTML is sanitized, or parsed in a document that is never shown.
 */
export function sitePolicy(window: object): SitePolicy {
  const known = policies.get(window);
  if (known) return known;
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('site', RULES) ?? RULES;
  policies.set(window, policy);
  return policy;
}
