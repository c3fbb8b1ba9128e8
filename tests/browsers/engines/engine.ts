/** One page in one browser, however it is driven: what the journeys need of a driver, and no more. */
export interface Engine {
  /** What runs: browser, version, and what drives it. */
  name: string;
  /** Resolves when the page has loaded. */
  navigate(url: string): Promise<void>;
  /** Evaluates an expression in the page; of a promise, its value. It has to give a string. */
  run(expression: string): Promise<string>;
  /** Moves the pointer there, in CSS pixels of the viewport, and clicks if asked to. */
  point(x: number, y: number, click: boolean): Promise<void>;
  /** Presses a key, by its name (`Enter`) or its character. */
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the console has been told of errors and violations of the policy, as far as the driver hears of it. */
  problems(): string[];
  close(): Promise<void>;
}

/** Keys that are no characters, as the WebDriver standard writes them. https://w3c.github.io/webdriver/#keyboard-actions */
const KEYS: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** The actions of WebDriver, which classic and BiDi share. */
export const keyActions = (key: string) => {
  const value = KEYS[key] ?? key;
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ];
};

export const pointerActions = (x: number, y: number, click: boolean) => {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    ...(click ? press : []),
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
};
