import { z } from 'astro/zod';
import { text } from '../../lib/schema.ts';

/** What /privacy and the note next to a form say of it. */
const form = z.strictObject({
  name: text,
  asks: text,
  /** What follows while the form sends nothing. */
  kept: text.optional(),
  note: text,
  /** What replaces these once the form is connected to another host. */
  connected: z.strictObject({ recipient: text, asks: text.optional(), note: text.optional() }).optional(),
});

export const formsSchema = z.record(form);
