/** Keys without a character, as the WebDriver standard encodes them. https://w3c.github.io/webdriver/#keyboard-actions */
const KEYS: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** Builds the WebDriver actions of a key press, for classic and BiDi. */
export function pressKey(key: string): object[] {
  const value = KEYS[key] ?? key;
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Builds the WebDriver actions of a mouse move, or of a click there. */
export function movePointer(x: number, y: number, click: boolean): object[] {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const actions = click ? [move, ...presses] : [move];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
