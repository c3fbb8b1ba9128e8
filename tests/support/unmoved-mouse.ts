/**
 * Chromium's shell without windows reports a mouse in the corner that nobody has moved there, and a page takes it for a
 * visitor's first sign of life. To be run in the page before its own scripts. No function in it has a name: what runs
 * the benchmarks gives such a helper that a page does not have.
 */
export function ignoreUnmovedMouse(): void {
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove']) {
    addEventListener(
      type,
      (event) => {
        const { clientX, clientY } = event as MouseEvent;
        if (clientX === 0 && clientY === 0) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
