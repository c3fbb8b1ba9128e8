/** Returns the notice that offers to reload, which is in every page (layouts/Notice.astro). */
export const notice = (): HTMLElement => document.getElementById('notice') as HTMLElement;
