import { fields } from '../../locale.ts';

const NAME = { name: 'name', label: fields.name, autoComplete: 'name', required: true };
const EMAIL = { name: 'email', label: fields.email, type: 'email', autoComplete: 'email', required: true } as const;
const COMPANY = { name: 'company', label: fields.company, autoComplete: 'organization' };

/** The fields of the forms that become an email, in order, which names them by their labels. /privacy/ lists them. */
export const MAIL_FIELDS = {
  contact: [NAME, EMAIL, COMPANY, { name: 'message', label: fields.message, rows: 3, required: true }],
  newsletter: [EMAIL],
  booking: [NAME, EMAIL, { name: 'times', label: fields.times, rows: 2, required: true }],
  audit: [NAME, EMAIL, COMPANY, { name: 'notes', label: fields.notes, rows: 5 }],
};
