/** Set if `sendReportLead` reaches you. The launch check blocks until it does. */
export const REACHES_YOU: boolean = false;

/** Sends the fields of the sample-report form: to the console, until you send them to your own service. */
export function sendReportLead(fields: FormData): void {
  // oxlint-disable-next-line no-console -- the console is where this lead goes, as specified
  console.info('Sample-report lead', Object.fromEntries(fields));
}
