/** One page in one browser: what the journeys need from a driver. */
export interface Engine {
  /** The browser and its version. */
  name: string;
  /** Resolves when the page has loaded. */
  navigate(url: string): Promise<unknown>;
  /** Returns an expression's value in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks an element with the pointer. Throws if it isn't there. */
  click(selector: string, index: number): Promise<void>;
  hover(selector: string): Promise<void>;
  press(key: 'Escape' | 'ArrowRight'): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Sets the window's size for the next page. */
  resize(width: number, height: number): Promise<unknown>;
  /** Console errors and policy violations so far. WebKit’s driver reports none. */
  problems: string[];
  close(): Promise<void>;
}
