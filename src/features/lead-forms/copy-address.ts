/**
 * Copies the address that a clicked button carries (`data-copy`) and says so in its words and its name; where the
 * clipboard is out of reach, shows the address to be copied by hand. Imports nothing: what it shared with an island would
 * be a file of its own, and a request.
 */
export async function copyAddress({ target }: Event): Promise<void> {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const address = button?.dataset['copy'];
  if (!address) return;
  try {
    await navigator.clipboard.writeText(address);
    button.dataset['copied'] = '';
    button.ariaLabel = button.ariaLabel?.replace('Copy', 'Copied') ?? null;
    button.querySelector('span')?.replaceChildren('Copied');
  } catch {
    prompt('Copy:', address);
  }
}
