import type { Zone } from '../../data/assessment.ts';
import type { Lead } from './assessment-rules.ts';

const UTM = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

type Utm = Record<keyof typeof UTM, string>;

type Payload = Readonly<Record<string, string | number>>;

/** Returns the campaign parameters of a query string, decoded: '' if missing, the first if repeated. */
export function utmOf(search: string): Utm {
  const query = new URLSearchParams(search);
  return Object.fromEntries(Object.entries(UTM).map(([key, name]) => [key, query.get(name) ?? ''])) as Utm;
}

/** Returns the payload for a completed assessment. */
export function payloadOf(lead: Lead, utm: Utm, { score, zone }: { score: number; zone: Zone }, now: Date): Payload {
  return {
    ...lead,
    ...utm,
    subject: 'Execution Leak',
    executionLeakScore: score,
    riskTier: zone.id,
    whatThisMeans: zone.meaning,
    recommendedNextStep: zone.nextStep,
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
