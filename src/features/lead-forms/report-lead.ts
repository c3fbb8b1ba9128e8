import { fill } from '../../lib/fill.ts';
import { postJson } from '../../lib/net/post-json.ts';
import { fields, words } from '../../locale.ts';

export const REPORT_FIELDS = [
  { name: 'name', label: fields.name, autoComplete: 'name' },
  { name: 'email', label: fields.workEmail, type: 'email', autoComplete: 'email' },
  { name: 'company', label: fields.company, autoComplete: 'organization' },
] as const;

export type ReportLead = Readonly<Record<(typeof REPORT_FIELDS)[number]['name'], string>>;

/** Sends a request for the sample report to the endpoint, or to the console if there is none. */
export async function sendReportLead(endpoint: string, lead: ReportLead): Promise<void> {
  if (endpoint) return postJson(endpoint, lead);
  // oxlint-disable-next-line no-console -- the console is where this lead goes, as specified
  console.info('Sample-report lead', lead);
}

/** Returns the body of the email that replaces a request that couldn't be sent. */
export function leadText(lead: ReportLead): string {
  return REPORT_FIELDS.map(({ name, label }) => fill(words.named, { name: label, value: lead[name] })).join('\n');
}
