/**
 * Chromium's shell without windows reports a mouse in the corner that nobody has moved there, and a page takes it for a
 * visitor's first sign of life. To be run in the page before its own scripts.
 */
export function ignoreUnmovedMouse(): void {
  const swallow = (event: Event) => {
    const { clientX, clientY } = event as MouseEvent;
    if (clientX === 0 && clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'])
    addEventListener(type, swallow, { capture: true });
}
