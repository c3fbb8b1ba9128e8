/**
 * Copies the address of a clicked button (`data-copy`) and confirms it in its label. If the clipboard is blocked, shows the
 * address for copying by hand. Imports nothing, because code shared with an island would cost a request.
 */
export function copyAddress({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const address = button?.dataset['copy'];
  if (!address) return;
  navigator.clipboard.writeText(address).then(
    () => {
      button.dataset['copied'] = '';
      button.ariaLabel = `Copied ${address}`;
      button.querySelector('span')!.textContent = 'Copied';
    },
    () => prompt('Copy:', address),
  );
}
