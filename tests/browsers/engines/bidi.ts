import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movePointer, pressKey } from './actions.ts';
import type { Engine } from './engine.ts';

interface Answer {
  id?: number;
  method?: string;
  error?: string;
  message?: string;
  params?: { level: string; text: string };
  result?: unknown;
}

type Send = <T>(method: string, params: object) => Promise<T>;

/** Starts the system's Firefox and drives it over WebDriver BiDi, without a driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const firefox = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]);
  const problems: string[] = [];
  const send = await connect(await readAddress(firefox), problems);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;

  return {
    name: `Firefox ${capabilities.browserVersion}, over WebDriver BiDi`,
    navigate(url) {
      const go = () => send<void>('browsingContext.navigate', { context, url, wait: 'complete' });
      // A page that is still loading a file, like the guide's PDF, can abort the first attempt.
      return go().catch((error: unknown) => {
        if (String(error).includes('NS_BINDING_ABORTED')) return go();
        throw error;
      });
    },
    async run(expression) {
      const { exceptionDetails, result } = await send<{
        exceptionDetails?: { text: string };
        result: { value: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    point: (x, y, click) => send('input.performActions', { context, actions: movePointer(x, y, click) }),
    press: (key) => send('input.performActions', { context, actions: pressKey(key) }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    problems: () => problems,
    async close() {
      await send('browser.close', {});
      if (firefox.exitCode === null) await once(firefox, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Reads the address that Firefox prints when it is ready. */
function readAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /BiDi listening on (ws:\S+)\s/.exec(printed) ?? [];
      if (address) resolve(`${address}/session`);
    });
  });
}

async function connect(url: string, problems: string[]): Promise<Send> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const pending = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') problems.push(answer.params.text);
    if (answer.id !== undefined) pending.get(answer.id)?.(answer);
  });
  let last = 0;
  return async <T>(method: string, params: object) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await new Promise<Answer>((resolve) => pending.set(id, resolve));
    pending.delete(id);
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as T;
  };
}
