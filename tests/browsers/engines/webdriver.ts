import { type ChildProcess, spawn } from 'node:child_process';
import { vi } from 'vitest';
import { freePort } from '../../hosts/servers.ts';
import { movePointer, pressKey } from './actions.ts';
import type { Engine } from './engine.ts';

/** Starts WebKitGTK's MiniBrowser, on a virtual screen if there is none, and drives it over WebDriver. */
export async function startWebKit(program: string): Promise<Engine> {
  const port = await freePort();
  const screen = process.env['DISPLAY'] ? undefined : await startScreen();
  const DISPLAY = process.env['DISPLAY'] ?? screen?.display;
  const driver = spawn(program, ['-p', String(port)], { env: { ...process.env, DISPLAY } });
  const problems: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (chunk: Buffer) => problems.push(...(chunk.toString().match(/.*CONSOLE \w+ ERROR.*/g) ?? [])));

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  // The driver doesn't say when it is ready.
  const { sessionId, capabilities: found } = await vi.waitFor(
    () => send<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', { capabilities }),
    { timeout: 30_000, interval: 100 },
  );
  const post = <T>(path: string, body: object) => send<T>('POST', `/session/${sessionId}${path}`, body);

  return {
    name: `WebKitGTK ${found.browserVersion}, over WebDriver`,
    navigate: (url) => post('/url', { url }),
    async run(expression) {
      // The last argument is the callback, which must report a rejection too.
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await post<{ value: string; error?: string }>('/execute/async', { script, args: [] });
      if (error) throw new Error(error);
      return value;
    },
    point: (x, y, click) => post('/actions', { actions: movePointer(x, y, click) }),
    press: (key) => post('/actions', { actions: pressKey(key) }),
    resize: (width, height) => post('/window/rect', { width, height }),
    problems: () => problems,
    async close() {
      await send('DELETE', `/session/${sessionId}`);
      driver.kill();
      screen?.process.kill();
    },
  };
}

/** Starts Xvfb, which picks a free display and prints its number when ready. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve) => {
    screen.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { display: `:${number}`, process: screen };
}
