/** A field of a form, as its label and the submitted form name it. */
interface MailField {
  name: string;
  label: string;
  type?: 'email';
  autoComplete?: string;
  required?: boolean;
  /** The rows of a text area; without it, the field is a single line. */
  rows?: number;
}

const NAME = { name: 'name', label: 'Name', autoComplete: 'name', required: true };
const EMAIL = { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true } as const;
const COMPANY = { name: 'company', label: 'Company', autoComplete: 'organization' };

/** The fields of the forms that become an email, in order. /privacy/ lists them. */
export const MAIL_FIELDS = {
  contact: [
    NAME,
    EMAIL,
    COMPANY,
    { name: 'message', label: 'What would you like to change?', rows: 3, required: true },
  ],
  newsletter: [EMAIL],
  booking: [
    NAME,
    EMAIL,
    { name: 'times', label: 'Two times that work for you, and your time zone', rows: 2, required: true },
  ],
  audit: [NAME, EMAIL, COMPANY, { name: 'notes', label: 'Notes', rows: 5 }],
} satisfies Record<string, readonly MailField[]>;
