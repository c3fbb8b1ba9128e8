import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { Link } from '../../components/ui/Link.tsx';
import type { AssessmentWords } from './assessment-rules.ts';

interface TakeAwayProps {
  text: string;
  words: AssessmentWords['result'];
}

/** Offers to print the result, to copy it as text or to start over. If the clipboard is blocked, shows the text for copying by hand. */
export function TakeAway({ text, words }: TakeAwayProps) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'failed'>('idle');
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (copy === 'failed') area.current?.select();
  }, [copy]);

  const copyResult = async () => setCopy((await copyText(text, 'The result')) ? 'copied' : 'failed');

  return (
    <div className="no-print mt-8">
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="outline" onClick={copyResult}>
          <Icon name={copy === 'copied' ? 'check' : 'copy'} />
          {words.copy}
        </Button>
        <Link href="" variant="outline">
          {words.again}
        </Link>
        <span role="status" className="text-sm text-quiet">
          {{ idle: '', copied: words.copied, failed: words.notCopied }[copy]}
        </span>
      </div>
      {copy === 'failed' && (
        <textarea
          ref={area}
          readOnly
          rows={14}
          value={text}
          aria-label={words.asText}
          className="mt-4 w-full rounded border border-control bg-raised p-4 text-sm"
        />
      )}
    </div>
  );
}
