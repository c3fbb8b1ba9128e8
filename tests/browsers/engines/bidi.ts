import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { type Engine, keyActions, pointerActions } from './engine.ts';

type Params = Record<string, unknown>;
interface Answer {
  id?: number | null;
  method?: string;
  error?: string;
  message?: string;
  params?: { level: string; text: string };
  result?: Params;
}

/** A Firefox of the system, driven over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'];
  const firefox = spawn(program, args);
  const problems: string[] = [];
  const connection = await connect(await addressOf(firefox), problems);
  const { capabilities } = (await connection.send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await connection.send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;

  return {
    name: `Firefox ${capabilities.browserVersion}, over WebDriver BiDi`,
    navigate: async (url) =>
      void (await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(expression) {
      const answer = await connection.send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      const { exceptionDetails, result } = answer as { exceptionDetails?: { text: string }; result: { value: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async point(x, y, click) {
      await connection.send('input.performActions', { context, actions: pointerActions(x, y, click) });
    },
    press: async (key) => void (await connection.send('input.performActions', { context, actions: keyActions(key) })),
    async resize(width, height) {
      await connection.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    problems: () => problems,
    async close() {
      await connection.send('browser.close', {});
      if (firefox.exitCode === null) await once(firefox, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address that a browser prints when it is ready. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /BiDi listening on (ws:\S+)\s/.exec(printed) ?? [];
      if (address) resolve(`${address}/session`);
    });
  });
}

async function connect(url: string, problems: string[]) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method === 'log.entryAdded' && answer.params?.level === 'error') problems.push(answer.params.text);
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return {
    async send(method: string, params: Params): Promise<Params> {
      const id = ++last;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { error, message, result } = await answered;
      waiting.delete(id);
      if (error) throw new Error(`${method}: ${error}: ${message}`);
      return result ?? {};
    },
  };
}
