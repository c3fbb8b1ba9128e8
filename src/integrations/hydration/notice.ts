/** Returns the notice that offers to reload, which is in every page (layouts/Notice.astro). */
export function notice(): HTMLElement {
  return document.getElementById('notice') as HTMLElement;
}
