import * as environment from 'astro:env/client';
import { DETAIL_FIELDS } from '../../features/assessment/assessment-rules.ts';
import { feedSource } from '../../features/blog/read/fetch-feed.ts';
import { MAIL_FIELDS } from '../../features/lead-forms/mail-fields.ts';
import { MAIN_FIELDS } from '../../features/lead-forms/order-brief.ts';
import { REPORT_FIELDS } from '../../features/lead-forms/report-lead.ts';
import { words } from '../../content/launch-kit.ts';
import { formFlows } from '../../content/privacy/form-flows.ts';
import { outsideHosts } from '../../content/privacy/outside-hosts.ts';
import { dataSettings } from '../../content/privacy/data-settings.ts';
import { content } from '../../data/content.ts';

const settings = dataSettings(environment);

/** The forms of this build, and the recipients of their data. */
export const flows = formFlows(settings, {
  ...MAIL_FIELDS,
  assessment: DETAIL_FIELDS.map(({ name }) => ({ name, label: content.assessmentPage.form.labels[name] })),
  order: MAIN_FIELDS.map(({ name }) => ({ name, label: words.order.labels[name] })),
  sampleReport: REPORT_FIELDS,
});

/** The hosts that this build's pages contact or embed. */
export const hosts = outsideHosts(settings);

export const hasOwnScripts = settings.scripts.length > 0;

/** The remote feed's URL, also its storage key in the browser; '' without one. */
export const feedAddress = settings.feedHost && feedSource(settings.feedHost, '').url;
