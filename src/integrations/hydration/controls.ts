/** The controls of an island as a visitor left them, in the order of the page. */
export interface ControlState {
  controls: HTMLElement[];
  focused: Element | null;
}

export function readControls(island: Element): ControlState {
  return {
    controls: [...island.querySelectorAll<HTMLElement>('input, textarea, select, button, a')],
    focused: document.activeElement,
  };
}

/** Moves typed text, focus and a click that waits from elements that React removed to those that replace them. */
export function restoreControls(island: Element, { controls, focused }: ControlState): void {
  for (const [index, control] of readControls(island).controls.entries()) {
    const old = controls[index];
    if (!old || old.isConnected || old.getAttribute('name') !== control.getAttribute('name')) continue;
    if (old.matches('input, textarea, select')) {
      const { value, checked } = old as HTMLInputElement;
      Object.assign(control, { value, checked });
    }
    if (old.hasAttribute('aria-busy')) control.setAttribute('aria-busy', 'true');
    if (old === focused && document.activeElement === document.body) control.focus({ preventScroll: true });
  }
}
