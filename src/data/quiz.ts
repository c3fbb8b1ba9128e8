/** The answer without an agent of its own, and the agent that it leads to. */
export const LEADS = 'leads';
export const LEADS_AGENT = 'website';
