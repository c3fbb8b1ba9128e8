import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../hosts/servers.ts';
import { type Engine, keyActions, pointerActions } from './engine.ts';

/** WebKitGTK's small browser on a screen that nobody sees, driven over WebDriver. */
export async function startWebKit(driver: string): Promise<Engine> {
  const port = await freePort();
  const problems: string[] = [];
  const screen = process.env['DISPLAY'] ? undefined : await startScreen();
  const DISPLAY = process.env['DISPLAY'] ?? `:${screen?.number}`;
  const child = spawn(driver, ['-p', String(port)], { env: { ...process.env, DISPLAY } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => hear(chunk, problems));
  const send = sender(`http://127.0.0.1:${port}`);
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const { sessionId, capabilities } = (await whenUp(() =>
    send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
    }),
  )) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;

  return {
    name: `WebKitGTK ${capabilities.browserVersion}, over WebDriver`,
    navigate: async (url) => void (await send('POST', `${session}/url`, { url })),
    async run(expression) {
      // The callback comes last; a promise's failure has to be told through it too.
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const answer = await send('POST', `${session}/execute/async`, { script, args: [] });
      const { value, error } = answer as { value: string; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    async point(x, y, click) {
      await send('POST', `${session}/actions`, { actions: pointerActions(x, y, click) });
    },
    press: async (key) => void (await send('POST', `${session}/actions`, { actions: keyActions(key) })),
    resize: async (width, height) => void (await send('POST', `${session}/window/rect`, { width, height })),
    problems: () => problems,
    async close() {
      await send('DELETE', session);
      child.kill();
      screen?.process.kill();
    },
  };
}

function hear(chunk: Buffer, problems: string[]): void {
  for (const line of chunk.toString().split('\n')) if (/CONSOLE \w+ ERROR/.test(line)) problems.push(line);
}

function sender(origin: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(origin + path, { method, body: body === undefined ? null : JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** The driver says nothing when it begins to listen. */
async function whenUp<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 100; ; tries--) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}

/** Xvfb on the first number that is free, which it tells once it is ready. */
async function startScreen(): Promise<{ number: string; process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve) => {
    screen.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { number, process: screen };
}
