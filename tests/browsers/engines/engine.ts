import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** One page in one browser: what the journeys need from a driver. */
export interface Engine {
  /** The browser, its version and its driver. */
  name: string;
  /** Resolves when the page has loaded. */
  navigate(url: string): Promise<void>;
  /** Evaluates an expression in the page, or awaits it if it is a promise. It must return a string. */
  run(expression: string): Promise<string>;
  /** Moves the pointer, in CSS pixels of the viewport, and clicks if `click` is true. */
  point(x: number, y: number, click: boolean): Promise<void>;
  /** Presses a key by its name (`Enter`) or its character. */
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Console errors and policy violations, as far as the driver reports them. */
  problems(): string[];
  close(): Promise<void>;
}

/** Returns the path of the first of these programs that is installed. */
export function findProgram(...programs: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
