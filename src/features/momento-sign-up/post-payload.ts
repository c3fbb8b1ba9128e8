import type { SignUpPayload } from './momento-sign-up.ts';

/** Milliseconds after which an endpoint that says nothing counts as failed. */
const PATIENCE = 15_000;

/** Posts a sign-up as JSON to the owner's endpoint; rejects unless it is accepted. */
export async function postPayload(endpoint: string, payload: SignUpPayload): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout?.(PATIENCE) ?? null, // a browser of before 2022 waits as long as it does
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
}
