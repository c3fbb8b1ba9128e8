import { afterEach, expect, test, vi } from 'vitest';
import { deadLinks, stopAtDeadLinks } from '../../src/integrations/checks/dead-links.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('stops the build with one sentence that names each dead link once', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  vi.stubEnv('DEV', false);

  stopAtDeadLinks([]);
  expect(ended).not.toHaveBeenCalled();
  stopAtDeadLinks([
    { file: 'about/index.html', href: '/brand/' },
    { file: 'index.html', href: '/events/#gone' },
    { file: 'services/index.html', href: '/brand/' },
  ]);
  expect(ended).toHaveBeenCalledWith(1);
  expect(said.mock.calls.join().trim()).toBe(
    'These links lead nowhere: /brand/ (on about/index.html and 1 more), /events/#gone (on index.html).',
  );
});

test('follows links and fragments below a base path', () => {
  const pages = new Map([
    [
      'index.html',
      {
        ids: new Set(['top']),
        hrefs: ['/site/', '/site/#top', '/site/#gone', '/about/', '/site/x%20y.pdf', '#top', 'mailto:a@b.co'],
      },
    ],
  ]);
  const dead = deadLinks(pages, new Set(['index.html', 'x y.pdf']), '/site/');
  expect(dead.map(({ href }) => href)).toEqual(['/site/#gone', '/about/']);
});
