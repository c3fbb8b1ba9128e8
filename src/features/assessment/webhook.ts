import { type Advice, DETAILS, type Lead, QUESTIONS, scoreOf, type Tier, tierOf } from './assessment-rules.ts';

const UTM = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

type Utm = Record<keyof typeof UTM, string>;

type Payload = Lead &
  Utm & {
    subject: 'Execution Leak';
    executionLeakScore: number;
    riskTier: Tier;
    whatThisMeans: string;
    recommendedNextStep: string;
    timestamp: string;
  };

/** Returns the campaign parameters of a query string, decoded: '' if missing, the first if repeated. */
export function utmOf(search: string): Utm {
  const query = new URLSearchParams(search);
  return Object.fromEntries(Object.entries(UTM).map(([key, name]) => [key, query.get(name) ?? ''])) as Utm;
}

/** Returns the payload for a completed assessment: exactly these fields, even if the lead has more. */
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

/**
 * Posts the payload without waiting for an answer, which `no-cors` makes unreadable. `keepalive` lets the request outlive
 * the page. Without CORS, browsers send JSON as text/plain, so the receiver has to parse the body whatever its type.
 */
export async function sendToWebhook(url: string, payload: Payload): Promise<void> {
  if (!url) return;
  try {
    await fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(payload) });
  } catch (error) {
    console.warn('The assessment could not be sent.', error);
  }
}
