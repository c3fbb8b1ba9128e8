/**
 * Copies the address of a clicked button (`data-copy`) and says so in its text and name. Where the clipboard is out of
 * reach, shows the address for copying by hand. Imports nothing: code shared with an island would be a request.
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
