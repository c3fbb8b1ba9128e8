/** Milliseconds until a request is aborted. */
const TIMEOUT_MS = 15_000;

/**
 * Posts a payload as JSON. Rejects unless the endpoint accepts it. A redirect, such as a form service's to its thank-you page, is a
 * success too, and isn't followed: that page has no CORS.
 */
export async function postJson(endpoint: string, payload: object): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
    redirect: 'manual',
    signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null, // missing in browsers from before 2022
  });
  if (!response.ok && response.type !== 'opaqueredirect') throw new Error(`${endpoint} answered ${response.status}`);
}
