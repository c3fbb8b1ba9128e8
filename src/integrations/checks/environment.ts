import { envField } from 'astro/config';
import { z } from 'astro/zod';
import { link, origin } from '../../lib/schema.ts';

const flag = z.enum(['', 'true', 'false'], { message: 'must be true or false' }).default('');
const optional = <T extends z.ZodType<string>>(rule: T) => z.literal('').or(rule).default('');

/** Validates the environment: every variable of `.env.example`. All are optional; an empty one counts as not set. */
export const environmentSchema = z.object({
  SITE_URL: optional(origin),
  BASE_PATH: z
    .string()
    .regex(/^(\/[A-Za-z0-9._~-]+)*\/?$/, 'must be a path such as /site')
    .default('/')
    .transform((path) => path.replace(/\/?$/, '/')),
  PRECOMPRESS: flag,
  PUBLIC_FEED_HOST: optional(origin),
  PUBLIC_FEED_KEY: z.string().regex(/^\S*$/, 'must not contain white space').default(''),
  FEED_OPTIONAL: flag,
  PUBLIC_ASSESSMENT_WEBHOOK_URL: optional(link),
  PUBLIC_MOMENTO_ENDPOINT: optional(link),
  PUBLIC_REPORT_ENDPOINT: optional(link),
  PUBLIC_ANALYTICS_ID: z
    .string()
    .regex(/^[A-Za-z0-9-]*$/, 'must be an id such as G-ABC123')
    .default(''),
});

const text = envField.string({ context: 'client', access: 'public', default: '' });

/** Types the variables that pages and islands read through `astro:env`. */
export const astroEnvSchema = {
  ...Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => (name.startsWith('PUBLIC_') ? [[name, text]] : [])),
  ),
  FEED_OPTIONAL: envField.boolean({ context: 'server', access: 'public', default: false }),
};
