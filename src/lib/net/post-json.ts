/** Milliseconds until a request is aborted. */
const TIMEOUT_MS = 15_000;

/** Posts a payload as JSON. Rejects unless the endpoint accepts it. */
export async function postJson(endpoint: string, payload: object): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null, // missing in browsers from before 2022
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
}
