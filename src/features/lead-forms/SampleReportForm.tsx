import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { mailto } from '../../lib/mailto.ts';
import { showToast } from '../../stores/toasts.ts';
import { sendReportLead } from './report-lead.ts';

interface SampleReportFormProps {
  email: string;
  /** The button's label. */
  label: string;
  /** The privacy note, shown until the form is sent. */
  note: string;
}

/** Shows the sample-report form, which hands its fields to `sendReportLead`. Without JavaScript it becomes an email. */
export default function SampleReportForm({ email, label, note }: SampleReportFormProps) {
  const [sent, setSent] = useState(false);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    sendReportLead(new FormData(form));
    showToast({ title: 'Success!', text: 'The sample report is on its way to your inbox.', tone: 'success' });
    form.reset();
    setSent(true);
  }

  return (
    <form
      action={mailto({ to: email, subject: 'Sample report' })}
      method="post"
      encType="text/plain"
      data-replay
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <Field label="Name" name="name" autoComplete="name" required />
      <Field label="Work email" name="email" type="email" autoComplete="email" required />
      <Field label="Company" name="company" autoComplete="organization" required />
      <div>
        <Button type="submit">{label}</Button>
        {/* The toast announces it; two live regions would say it twice. */}
        <p className="mt-4 min-h-12 text-sm text-quiet">
          {/* Separate elements, because React can't replace parts of a text that a browser has translated. */}
          {sent ? (
            <span key="sent">Thank you. If nothing arrives, ask for it on the call.</span>
          ) : (
            <span key="asked">
              {note} To be sure of a copy, write to{' '}
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
              .
            </span>
          )}
        </p>
      </div>
    </form>
  );
}
