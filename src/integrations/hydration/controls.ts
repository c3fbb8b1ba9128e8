/** The controls of an island as a visitor left them, in the order of the page. */
export interface ControlState {
  controls: HTMLElement[];
  focused: Element | null;
  /** The control that the mouse holds down. */
  pressed?: Element | null;
}

/** Reads an island's controls and the focus. */
export function readControls(island: Element): ControlState {
  return {
    controls: [...island.querySelectorAll<HTMLElement>('input, textarea, select, button, a')],
    focused: document.activeElement,
  };
}

/** Moves typed text, focus and a click that waits or has begun from elements that React removed to those that replace them. */
export function restoreControls(island: Element, { controls, focused, pressed = null }: ControlState): void {
  for (const [index, control] of readControls(island).controls.entries()) {
    const old = controls[index];
    if (!old || old.isConnected || old.getAttribute('name') !== control.getAttribute('name')) continue;
    if (old.matches('input, textarea, select')) {
      const { value, checked } = old as HTMLInputElement;
      Object.assign(control, { value, checked });
    }
    if (old.hasAttribute('aria-busy')) control.setAttribute('aria-busy', 'true');
    if (old.contains(pressed)) activateOnRelease(control);
    if (old === focused && document.activeElement === document.body) control.focus({ preventScroll: true });
  }
}

/** Returns the control that a press on an element, or on its label, is meant for. */
export function pressedControl(element: Element): Element {
  return element.closest('label')?.control ?? element;
}

/** Focuses and clicks a control when the mouse is released on it, unless the browser does, though another element was pressed. */
function activateOnRelease(control: HTMLElement): void {
  const onRelease = ({ target }: MouseEvent) => {
    if (!control.contains(pressedControl(target as Element))) return;
    const click = setTimeout(() => {
      control.focus({ preventScroll: true });
      control.click();
    });
    control.addEventListener('click', () => clearTimeout(click), { once: true });
  };
  addEventListener('mouseup', onRelease, { once: true });
}
