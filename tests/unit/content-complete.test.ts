import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { refuseIncomplete } from '../../src/integrations/checks/content-complete.ts';

test('in dev a page is not shown while something is missing, and is asked for again once a file has changed', async () => {
  const watcher = new EventEmitter();
  const send = vi.fn();
  const look = vi.fn(() => Promise.resolve(['src/a.ts:1: paths.gone is not in src/paths.ts.']));
  const refuse = refuseIncomplete({ watcher, ws: { send } }, look);
  /** What a request is answered with: an error's words, or undefined where it goes on. */
  const asked = async (accept: string) => {
    const next = vi.fn<(error?: Error) => void>();
    await refuse({ headers: { accept } } as IncomingMessage, {} as ServerResponse, next);
    expect(next).toHaveBeenCalledOnce();
    return next.mock.calls[0]?.[0];
  };

  expect(await asked('text/css')).toBeUndefined();
  const error = await asked('text/html,*/*');
  expect(error?.message).toBe('src/a.ts:1: paths.gone is not in src/paths.ts.');
  expect(error?.stack).toBe('');
  await asked('text/html,*/*');
  expect(look).toHaveBeenCalledOnce();

  look.mockResolvedValue([]);
  watcher.emit('all');
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
  expect(await asked('text/html,*/*')).toBeUndefined();
  watcher.emit('all');
  expect(send).toHaveBeenCalledOnce();
});
