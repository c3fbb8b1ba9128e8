import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { mailto } from '../../lib/mailto.ts';
import { showToast } from '../../stores/toasts.ts';
import { leadText, REPORT_FIELDS, type ReportLead, sendReportLead } from './report-lead.ts';

interface SampleReportFormProps {
  /** The endpoint for requests; '' sends nothing. */
  endpoint: string;
  email: string;
  /** The button's label. */
  label: string;
  /** The privacy note, shown until the form is sent. */
  note: string;
}

const SUBJECT = 'Sample report';

/** Shows the sample-report form. If its request fails, and without JavaScript, it becomes an email. */
export default function SampleReportForm({ endpoint, email, label, note }: SampleReportFormProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'sent' | 'failed'>('asked');

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const lead = Object.fromEntries(new FormData(form)) as ReportLead;
    setState('sending');
    try {
      await sendReportLead(endpoint, lead);
    } catch (error) {
      console.warn('The request could not be sent.', error);
      window.location.assign(mailto({ to: email, subject: SUBJECT, body: leadText(lead) }));
      setState('failed');
      return;
    }
    showToast({ title: 'Success!', text: 'The sample report is on its way to your inbox.', tone: 'success' });
    form.reset();
    setState('sent');
  }

  const address = (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  );
  const thanks = endpoint
    ? 'Thank you. We’ll email you a copy.'
    : 'Thank you. This form isn’t connected yet, so ask for your copy on the call.';
  return (
    <form
      action={mailto({ to: email, subject: SUBJECT })}
      method="post"
      encType="text/plain"
      data-replay
      onSubmit={onSubmit}
      className="grid gap-5 md:grid-cols-3 md:gap-x-8"
    >
      {REPORT_FIELDS.map((field) => (
        <Field key={field.name} {...field} required />
      ))}
      <div className="md:col-span-3">
        <Button type="submit" disabled={state === 'sending'}>
          {label}
        </Button>
        {/* The toast announces it; two live regions would say it twice. */}
        <p className="mt-4 min-h-12 text-sm text-quiet">
          {/* Separate elements, because React can't replace parts of a text that a browser has translated. */}
          {state === 'sent' ? (
            <span key="sent">{thanks}</span>
          ) : state === 'failed' ? (
            <span key="failed" role="status">
              Opening your email program… If nothing opens, write to {address}.
            </span>
          ) : (
            <span key="asked">
              {note}
              {!endpoint && <> To be sure of a copy, write to {address}.</>}
            </span>
          )}
        </p>
      </div>
    </form>
  );
}
