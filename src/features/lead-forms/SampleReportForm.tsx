import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import type page from '../../content/leadershipPilotPage.json';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { mailto } from '../../lib/mailto.ts';
import { showToast } from '../../stores/toasts.ts';
import { leadText, REPORT_FIELDS, type ReportLead, sendReportLead } from './report-lead.ts';

interface SampleReportFormProps {
  /** The endpoint for requests; '' sends nothing. */
  endpoint: string;
  email: string;
  /** The button's label, the email's subject, the toast, and the lines below the form once it is sent or failed. */
  words: (typeof page)['brief']['form'];
  /** The privacy note, shown until the form is sent. */
  note: string;
}

/** Shows the sample-report form. If its request fails, and without JavaScript, it becomes an email. */
export default function SampleReportForm({ endpoint, email, words, note }: SampleReportFormProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'sent' | 'failed'>('asked');
  const form = useRef<HTMLFormElement>(null);
  // The button loses the focus while it is disabled.
  useLayoutEffect(() => {
    if (state === 'sent') form.current?.querySelector('button')?.focus();
  }, [state]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const lead = Object.fromEntries(new FormData(event.currentTarget)) as ReportLead;
    setState('sending');
    try {
      await sendReportLead(endpoint, lead);
    } catch (error) {
      console.warn('The request could not be sent.', error);
      window.location.assign(mailto({ to: email, subject: words.subject, body: leadText(lead) }));
      setState('failed');
      return;
    }
    showToast({ ...words.toast, tone: 'success' });
    form.current?.reset();
    setState('sent');
  }

  return (
    <form
      ref={form}
      action={mailto({ to: email, subject: words.subject })}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      className="grid gap-5 md:grid-cols-3"
    >
      {REPORT_FIELDS.map((field) => (
        <div key={field.name}>
          <Field {...field} required />
        </div>
      ))}
      <div className="md:col-span-3">
        <Button type="submit" disabled={state === 'sending'}>
          {words.submit}
        </Button>
        {/* The toast announces a success; two live regions would say it twice. */}
        <p role={state === 'failed' ? 'status' : undefined} className="mt-4 min-h-12 text-sm text-quiet">
          {/* A new element per message, because React can't replace parts of a text that a browser has translated. */}
          <span key={state}>
            {state === 'sent'
              ? `${words.thanks} ${endpoint ? words.late : note}`
              : state === 'failed'
                ? words.failed
                : note}
          </span>
        </p>
      </div>
    </form>
  );
}
