import { expect, test, vi } from 'vitest';

vi.stubEnv('PAGES_OFF', 'about council platform memento');

const { isOff, paths } = await import('../../../src/paths.ts');
const { footerColumns, groups, topLevel } = await import('../../../src/data/navigation.ts');
const { above, listedPages, pages, trail } = await import('../../../src/data/pages.ts');
const { modules } = await import('../../../src/data/modules.ts');
const { founder } = await import('../../../src/generators/structured-data/identity.ts');
const { pageGraph } = await import('../../../src/generators/structured-data/page-graph.ts');
const { moduleService } = await import('../../../src/generators/structured-data/service-nodes.ts');
const { llmsText } = await import('../../../src/generators/llms-text.ts');
const { Link } = await import('../../../src/components/ui/Link.tsx');
const { renderToStaticMarkup } = await import('react-dom/server');
const { createElement } = await import('react');

test('a switched-off page is in no menu, list or trail, and takes what belongs to it along', () => {
  expect([paths.council, `${paths.platform}#plans`, paths.product('crm')].every(isOff)).toBe(true);
  expect([paths.events, paths.momento, 'https://council.example/'].some(isOff)).toBe(false);
  const menus = [...groups, ...footerColumns].flatMap(({ links }) => links.map(({ href }) => href));
  expect([...menus, ...topLevel.map(({ href }) => href), ...groups.map(({ href }) => href)].filter(isOff)).toEqual([]);
  expect(menus).not.toEqual([]);
  expect(listedPages.map(([name]) => name)).not.toContain('council');
  expect(modules).toEqual([]);
  expect(trail(pages.events).map(({ path }) => path)).toEqual([paths.home, paths.events]);
  expect(above(pages.council.path).path).toBe(paths.home);
  vi.stubEnv('SITE', 'https://www.example.com');
  expect(llmsText([], [])).not.toContain(pages.platform.title);
});

test('a link to it leaves its text in a sentence, and no button', () => {
  const rendered = (variant?: 'arrow') =>
    renderToStaticMarkup(createElement(Link, { href: paths.council, ...(variant && { variant }) }, 'the dinners'));
  expect([rendered(), rendered('arrow')]).toEqual(['the dinners', '']);
});

test('structured data describes only pages that exist', () => {
  vi.stubEnv('SITE', 'https://www.example.com');
  expect(String(founder()['url'])).not.toContain(paths.about);
  const crm = moduleService({ id: 'crm', title: 'CRM', summary: 'One list.' } as Parameters<typeof moduleService>[0]);
  expect(JSON.stringify(pageGraph({ ...pages.events, card: 'events' }, { nodes: [crm] }))).not.toContain('/products/');
});
