import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { text } from '../lib/schema.ts';

/** The messages while an interactive part loads, and when it can't be loaded. */
export const messages = defineContent(
  'src/content/messages.ts',
  z.object({ loading: text, failed: text, updated: text, reload: text }),
  {
    loading: 'Loading…',
    failed: 'We couldn’t load this part of the page. Check your connection and reload',
    updated: 'This page has been updated. Reload to continue',
    reload: 'Reload',
  },
);
