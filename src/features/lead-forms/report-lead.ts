import { postJson } from '../../lib/net/post-json.ts';

/** The fields of the sample-report form. */
export type ReportLead = Readonly<Record<'name' | 'email' | 'company', string>>;

/** Sends a request for the sample report to the endpoint, or to the console if there is none. */
export async function sendReportLead(endpoint: string, lead: ReportLead): Promise<void> {
  if (endpoint) return postJson(endpoint, lead);
  // oxlint-disable-next-line no-console -- the console is where this lead goes, as specified
  console.info('Sample-report lead', lead);
}

/** Returns the body of the email that replaces a request that couldn't be sent. */
export function leadText({ name, email, company }: ReportLead): string {
  return `Name: ${name}\nEmail: ${email}\nCompany: ${company}`;
}
