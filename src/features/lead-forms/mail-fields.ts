import { fields } from '../../locale.ts';

/** A field of a form. The email that the form becomes names it by its label. */
interface MailField {
  name: string;
  label: string;
  type?: 'email';
  autoComplete?: string;
  required?: boolean;
  /** The rows of a text area; without it, the field is a single line. */
  rows?: number;
}

const NAME = { name: 'name', label: fields.name, autoComplete: 'name', required: true };
const EMAIL = { name: 'email', label: fields.email, type: 'email', autoComplete: 'email', required: true } as const;
const COMPANY = { name: 'company', label: fields.company, autoComplete: 'organization' };

/** The fields of the forms that become an email, in order. /privacy/ lists them. */
export const MAIL_FIELDS = {
  contact: [NAME, EMAIL, COMPANY, { name: 'message', label: fields.message, rows: 3, required: true }],
  newsletter: [EMAIL],
  booking: [NAME, EMAIL, { name: 'times', label: fields.times, rows: 2, required: true }],
  audit: [NAME, EMAIL, COMPANY, { name: 'notes', label: fields.notes, rows: 5 }],
} satisfies Record<string, readonly MailField[]>;
