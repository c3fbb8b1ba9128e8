import { existsSync, readFileSync } from 'node:fs';

const FILE = 'src/features/lead-forms/report-lead.ts';

/** Returns true while the sample-report form only logs its lead: an owner connects or deletes it before the launch. */
export function isReportFormOriginal(): boolean {
  return existsSync(FILE) && readFileSync(FILE, 'utf8').includes('REACHES_YOU: boolean = false');
}
