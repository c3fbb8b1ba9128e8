/**
 * Stops the mouse events that the headless shell sends from the corner before the mouse has moved, because a page would take them
 * for a visitor's first interaction. Runs in the page before its own scripts. Names no function, because tsx wraps named functions
 * in a helper that the page lacks.
 */
export function ignoreInitialMouse(): void {
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
