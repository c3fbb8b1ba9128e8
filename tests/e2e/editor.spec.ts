import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { buildSite } from '../support/build-site.ts';
import { copyProject } from '../support/copy-project.ts';
import { contentFiles, openEditor, savedFiles } from '../support/editor-files.ts';
import { photo } from '../support/variants.ts';
import { expect, test } from '../support/test.ts';
import { BASE_PATH } from '../support/variants.ts';

// The editor at /admin/, with its test backend, which keeps files in the browser.

test.use({ variant: 'base', viewport: { width: 1440, height: 900 } });

const ADMIN = `${BASE_PATH}/admin/`;
const TITLE = 'Größe zählt: a post from the editor';
const SENTENCE = 'What the editor saves is what the build reads, with nothing added and nothing lost.';
const offers = 'src/content/offers.json';

/** Its looks for a newer version and for the backend's health, and its fonts on other hosts, which its policy blocks. */
const BLOCKED = /unpkg\.com\/@sveltia\/cms\/package|cdn\.jsdelivr\.net|githubstatus\.com/;

test.afterEach(({ problems }) => {
  problems.splice(0, problems.length, ...problems.filter((problem) => !BLOCKED.test(problem)));
});

async function changePrice(page: Page): Promise<void> {
  await page.getByText('Offers', { exact: true }).first().click();
  const price = await expanded(page, '[data-key-path$="0.price"]');
  await price.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await price.locator('[data-key-path$="price.amount"] input').first().fill('351');
  await save(page);
}

/** Returns a field, after its group is expanded. The editor renders a file's fields some time after its name is clicked. */
async function expanded(page: Page, selector: string): Promise<Locator> {
  const field = page.locator(selector).first();
  await expect(async () => {
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await expect(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  return field;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
}

/** Returns what the editor has saved of a file. */
async function savedText(page: Page, file: string): Promise<string> {
  return Buffer.from((await savedFiles(page))[file] ?? '', 'base64').toString();
}

function changed(text: string, before: string | RegExp, after: string): string {
  const result = text.replace(before, after);
  if (result === text) throw new Error('There is nothing to change.');
  return result;
}

test('the editor lists posts and files, and saves a price and nothing else', async ({ page }) => {
  const files = contentFiles();
  await openEditor(page, ADMIN, files);
  await expect(page.getByText('Blog posts').first()).toBeVisible();
  await changePrice(page);
  expect(await savedText(page, offers)).toBe(changed(files[offers] ?? '', /"amount": \d+/, '"amount": 351'));
});

test('a build shows what the editor saves', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(300_000);
  const project = copyProject();
  const files = contentFiles();
  await openEditor(page, ADMIN, files);
  await changePrice(page);

  await page.getByText('About', { exact: true }).first().click();
  const sentence = await expanded(page, '[data-key-path="opening.lead"] :is(textarea, input)');
  await sentence.fill(SENTENCE);
  await save(page);

  await page.getByText('Blog posts').first().click();
  await page.getByRole('button', { name: 'New' }).click();
  const field = (name: string) => page.locator(`[data-key-path="${name}"]`);
  await field('title').locator('input').fill(TITLE);
  await field('date').locator('input').fill('2026-08-01');
  await field('description').locator('textarea').fill(SENTENCE);
  await field('image')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await photo() });
  await expect(field('image').getByText('photo.png')).toBeVisible();
  await field('body').locator('[contenteditable=true]').first().click();
  await page.keyboard.type('The text of the post.');
  await save(page);

  for (const [file, base64] of Object.entries(await savedFiles(page))) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), Buffer.from(base64, 'base64'));
  }
  const { code, output } = await buildSite('dist', {}, { project });
  expect(code, output).toBe(0);
  const built = (route: string) => readFileSync(join(project, 'dist', route, 'index.html'), 'utf8');
  expect(built('services')).toContain('351');
  expect(built('about')).toContain(SENTENCE);
  const post = built('blog/grosse-zahlt-a-post-from-the-editor');
  expect(post).toContain('The text of the post.');
  const [, picture = ''] = /<main[\s\S]*?<img[^>]* src="([^"]+)"/.exec(post) ?? [];
  expect(existsSync(join(project, 'dist', picture)), picture).toBe(true);
  for (const [file, text] of Object.entries(files)) {
    if (file === offers || file === 'src/content/about.json') continue;
    expect(readFileSync(join(project, file), 'utf8'), file).toBe(text);
  }
  const about = JSON.parse(files['src/content/about.json'] ?? '') as { opening: { lead: string } };
  about.opening.lead = SENTENCE;
  expect(readFileSync(join(project, 'src/content/about.json'), 'utf8')).toBe(`${JSON.stringify(about, null, 2)}\n`);
  rmSync(project, { recursive: true, force: true });
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the editor has its own words from this site', async ({ page }) => {
    const words = JSON.parse(readFileSync('node_modules/@sveltia/cms/locales/de.json', 'utf8')) as Record<
      string,
      string
    >;
    await page.goto(ADMIN);
    await expect(page.getByText(words['sign_in_using_access_token'] ?? '').first()).toBeVisible();
  });
});
