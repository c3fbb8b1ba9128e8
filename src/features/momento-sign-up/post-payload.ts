import type { SignUpPayload } from './momento-sign-up.ts';

/** Milliseconds until a request is aborted. */
const TIMEOUT_MS = 15_000;

/** Posts a sign-up as JSON. Rejects unless the endpoint accepts it. */
export async function postPayload(endpoint: string, payload: SignUpPayload): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null, // missing in browsers from before 2022
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
}
