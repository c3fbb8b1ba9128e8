import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { copyText } from '../../lib/copy-text.ts';
import type { AssessmentLabels } from './assessment-rules.ts';

/** The status messages. One text each, because React can't replace parts of a text that a browser has translated. */
const STATUS_TEXTS = {
  idle: '',
  copied: 'Copied.',
  failed: 'Your browser didn’t let us copy it. Here it is:',
};

interface TakeAwayProps {
  text: string;
  labels: Pick<AssessmentLabels, 'print' | 'copy'>;
}

/** Offers to print the result or copy it as text. If the clipboard is blocked, shows the text for copying by hand. */
export function TakeAway({ text, labels }: TakeAwayProps) {
  const [copy, setCopy] = useState<keyof typeof STATUS_TEXTS>('idle');
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (copy === 'failed') area.current?.select();
  }, [copy]);

  const copyResult = async () => setCopy((await copyText(text, 'The result')) ? 'copied' : 'failed');

  return (
    <div className="no-print mt-16">
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline" onClick={() => window.print()}>
          {labels.print}
        </Button>
        <Button variant="outline" onClick={copyResult}>
          <Icon name={copy === 'copied' ? 'check' : 'copy'} />
          {labels.copy}
        </Button>
        <span role="status" className="text-sm text-quiet">
          {STATUS_TEXTS[copy]}
        </span>
      </div>
      {copy === 'failed' && (
        <textarea
          ref={area}
          readOnly
          rows={14}
          value={text}
          aria-label="Result as text"
          className="mt-4 w-full rounded border border-control bg-raised p-4 text-sm"
        />
      )}
      <p className="mt-6 text-sm text-quiet">To take it again, reload this page.</p>
    </div>
  );
}
