import { generateHydrateScript } from 'astro/runtime/server/hydration.js';
import { renderElement } from 'astro/runtime/server/render/util.js';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, test, vi } from 'vitest';

// Writes an island as the installed Astro does, and starts it with the site's own element.

const { window } = new JSDOM();
const hydrated = vi.fn();
const moduleWith = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Adds an island to the page and hydrates it. Returns what the renderer receives: component, props and slots. */
async function hydrate(props: Record<string, unknown>, name = 'default', slots = ''): Promise<unknown[]> {
  const options = {
    renderer: { clientEntrypoint: moduleWith('export default () => async (...received) => hydrated(...received)') },
    result: { resolve: async (url: string) => (url.startsWith('data:') ? url : '') },
    astroId: 'x',
    props,
    attrs: undefined,
  };
  const metadata = {
    hydrate: 'interaction',
    hydrateArgs: 'main',
    displayName: 'Part',
    componentUrl: moduleWith(`export ${name === 'default' ? 'default' : `const ${name} =`} 'the component'`),
    componentExport: { value: name },
  };
  const island = await generateHydrateScript(options as never, metadata as never);
  window.document.body.innerHTML = renderElement('astro-island', { ...island, children: slots }, false);
  await directive.mock.results.at(-1)?.value;
  expect(window.document.querySelector('astro-island[ssr]')).toBe(null);
  return hydrated.mock.lastCall ?? [];
}

const directive = vi.fn(async (load: () => Promise<() => Promise<void>>) => (await load())());

beforeAll(async () => {
  const { HTMLElement, customElements, document, Event } = window;
  for (const [name, value] of Object.entries({ HTMLElement, customElements, document, Event, hydrated }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('Astro', { interaction: directive });
  await import('../../../src/integrations/hydration/island.ts');
});

test.each<[kind: string, value: unknown]>([
  ['a text', 'Ada’s “Engines” & <b>1</b>'],
  ['an empty text', ''],
  ['a number', 0.5],
  ['true', true],
  ['false', false],
  ['null', null],
  ['nothing', undefined],
  ['a list', ['a', 1, [true, []]]],
  ['an object', { a: { b: null }, c: {} }],
  ['a list of objects', [{ label: 'One', values: [1, 2] }, { label: 'Two' }]],
])('an island receives %s as Astro writes it', async (_, value) => {
  expect(await hydrate({ value })).toStrictEqual(['the component', { value }, {}]);
});

test('an island loads a named export, and passes its slots and its directive’s value', async () => {
  const slots = '<astro-slot><p>Hi</p></astro-slot><astro-slot name="more">More</astro-slot>';
  expect(await hydrate({}, 'Part', slots)).toEqual(['the component', {}, { default: '<p>Hi</p>', more: 'More' }]);
  const element = window.document.querySelector('astro-island');
  expect(directive).toHaveBeenLastCalledWith(expect.any(Function), { name: 'Part', value: 'main' }, element);
});
