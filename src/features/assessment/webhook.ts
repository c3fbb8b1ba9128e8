import { type Advice, DETAILS, type Lead, QUESTIONS, scoreOf, type Tier, tierOf } from './assessment.ts';

const UTM = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

export type Utm = Record<keyof typeof UTM, string>;

/** What the webhook gets. */
export type Payload = Lead &
  Utm & {
    subject: 'Execution Leak';
    executionLeakScore: number;
    riskTier: Tier;
    whatThisMeans: string;
    recommendedNextStep: string;
    timestamp: string;
  };

/** The campaign values of a query string, decoded; '' where missing, the first where repeated. */
export function utmOf(search: string): Utm {
  const query = new URLSearchParams(search);
  return Object.fromEntries(Object.entries(UTM).map(([key, name]) => [key, query.get(name) ?? ''])) as Utm;
}

/** The webhook's payload for a filled-in assessment: exactly these fields, whatever else the lead may carry. */
export function payloadOf(lead: Lead, utm: Utm, { meaning, nextStep }: Advice, now: Date): Payload {
  const score = scoreOf(lead);
  const answers = Object.fromEntries([...DETAILS, ...QUESTIONS].map((name) => [name, lead[name]])) as unknown as Lead;
  return {
    ...answers,
    ...utm,
    subject: 'Execution Leak',
    executionLeakScore: score,
    riskTier: tierOf(score),
    whatThisMeans: meaning,
    recommendedNextStep: nextStep,
    timestamp: now.toISOString(),
  };
}

/** Bytes that all requests with `keepalive` may hold together (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const LARGEST_KEEPALIVE = 65_536;

/**
 * Posts the payload and forgets it: the answer can't be read (no-cors), and the visitor has their result either way.
 * `keepalive` lets the request outlive the page; a browser refuses it for a body over 64 KiB, which goes without. The body is JSON as text: without CORS a browser refuses the content
 * type application/json and sends text/plain, so the receiver has to parse the body whatever its type says.
 */
export async function sendToWebhook(url: string, payload: Payload): Promise<void> {
  if (!url) return;
  try {
    const body = JSON.stringify(payload);
    const keepalive = new TextEncoder().encode(body).length <= LARGEST_KEEPALIVE;
    await fetch(url, { method: 'POST', mode: 'no-cors', keepalive, body });
  } catch (error) {
    console.warn('The assessment could not be sent.', error);
  }
}
