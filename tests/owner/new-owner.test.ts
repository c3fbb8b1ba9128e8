import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { readPdfInfo } from '../../src/generators/guide-pdf/pdf-info.ts';
import { builtPage } from '../support/built-site.ts';
import { type ChangedValue, changeContent } from '../support/owner/new-values.ts';
import { oldValuePattern } from '../support/owner/old-values.ts';
import { readCardTexts, readOutputTexts } from '../support/owner/output-texts.ts';
import { readContentSources, copyOwnerProject, replacePosts, writeFiles } from '../support/owner/owner-project.ts';
import { runIn } from '../support/owner/run-in.ts';

// A new owner's afternoon on a copy of the project: replaces every price, duration, count, date, place, name and sample, connects
// every service, and moves the site below a base path. Nothing of the former owner may be left.

const ENVIRONMENT = `SITE_URL=https://www.mueller-soehne.de
BASE_PATH=/ki
PUBLIC_ASSESSMENT_WEBHOOK_URL=https://hooks.mueller-soehne.de/a
PUBLIC_MOMENTO_ENDPOINT=https://hooks.mueller-soehne.de/b
LAUNCH=1
`;
const EMBED = /^( +)(newsletter|contact|booking|guide): ''/gm;
/** Pages with invented sample data, which has other figures. */
const INVENTED = /^(?:dashboard|momento|products)\//;
/** Names that are also common words of the field or common headings. */
const COMMON = new Set(['AI strategy', 'What you get']);

/** One color per picture, to recognize it wherever it is shown. */
const BRAND = { logo: '#0a7a5a', portrait: '#804020', icon: '#203080' };

const project = copyOwnerProject();
const dist = join(project, 'dist');
let changes: ChangedValue[] = [];

/** Changes one of the project's files. */
function change(file: string, by: (text: string) => string): void {
  writeFileSync(join(project, file), by(readFileSync(join(project, file), 'utf8')));
}

beforeAll(async () => {
  const changed = changeContent(readContentSources(project));
  changes = changed.changes;
  writeFiles(project, changed.files);
  writeFiles(project, replacePosts(project));
  // The guide stays the site's own, so that its PDF must be printed again.
  change('src/site.config.ts', (text) =>
    text.replace(EMBED, (line, space: string, name: string) =>
      name === 'guide' ? line : `${space}${name}: 'https://forms.mueller-soehne.de/${name}'`,
    ),
  );
  for (const file of ['src/content/press.ts', 'src/content/videos.ts'])
    change(file, (text) =>
      text
        .replace('video.example.com', 'video.mueller-soehne.de')
        .replace("embedUrl: ''", 'embedUrl: `https://video.mueller-soehne.de/embed/${id}`'),
    );
  writeFileSync(join(project, '.env'), ENVIRONMENT);
  for (const [name, background] of Object.entries(BRAND))
    await sharp({ create: { width: name === 'logo' ? 960 : 640, height: 640, channels: 3, background } })
      .png()
      .toFile(join(project, `src/content/brand/${name}.png`));
});

async function pixel(file: string, [left, top]: readonly [number, number]): Promise<string> {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

afterAll(() => rm(project, { recursive: true, force: true }));

test('refuses to launch with the former owner’s PDF, before building', async () => {
  const { code, output } = await runIn(project, 'npm run build');
  expect(output).toMatch(/public\/ai-strategy-guide\.pdf: .*npm run guide-pdf/);
  expect(output).not.toContain('generating static routes');
  expect(code).toBe(1);
});

describe('with a new PDF', () => {
  beforeAll(async () => {
    const printed = await runIn(project, 'npm run guide-pdf');
    expect(printed.code, printed.output).toBe(0);
    const built = await runIn(project, 'npm run build');
    expect(built.code, built.output).toBe(0);
  });

  test('passes the launch check', async () => {
    const { code, output } = await runIn(project, 'npm run --silent launch-check');
    expect(output).toContain('Ready to launch: nothing is blocking.');
    expect(code).toBe(0);
  });

  test('has nothing of the former owner in pages, data, feed, sitemap, calendars, cards or PDF', async () => {
    const texts = readOutputTexts(dist);
    for (const [name, text] of await readCardTexts(dist)) texts.set(name, text);
    // Its text is the content's, as the launch check has just compared their fingerprints.
    const pdf = readFileSync(join(dist, 'ai-strategy-guide.pdf'));
    const fields = ['Title', 'Author', 'Subject', 'Keywords'].map((name) => readPdfInfo(pdf, name));
    texts.set('ai-strategy-guide.pdf', fields.join('\n'));
    expect([...texts.keys()].filter((name) => /\.(html|ics|png|pdf|xml)$/.test(name)).length).toBeGreaterThan(50);

    const checked = new Set<string>();
    for (const changed of changes) {
      const old = oldValuePattern(changed);
      if (!old || checked.has(old.source) || COMMON.has(String(changed.value))) continue;
      checked.add(old.source);
      for (const [name, text] of texts) {
        if (INVENTED.test(name) && !changed.sample) continue;
        const [found] = old.exec(text) ?? [];
        const place = `${changed.file}:${changed.line} was ${JSON.stringify(changed.value)}; ${name}`;
        expect.soft(found, place).toBeUndefined();
      }
    }
    expect(checked.size).toBeGreaterThan(200);
  });

  test('shows the owner’s logo, portrait and icon in the header, on cards and as icons', async () => {
    const { document } = builtPage('/', dist);
    const logo = document.querySelector('header a img');
    expect(logo?.getAttribute('alt')).toBe('Müller & Söhne');
    for (const [file, at, color] of [
      ['cards/home.png', [80, 70], BRAND.logo],
      ['cards/blog/zahlen-gro-en.png', [80, 70], BRAND.logo],
      ['logo.png', [256, 256], BRAND.logo],
      ['portrait.png', [256, 256], BRAND.portrait],
      ['icons/192.png', [96, 96], BRAND.icon],
      ['apple-touch-icon.png', [90, 90], BRAND.icon],
    ] as const)
      expect.soft(await pixel(join(dist, file), at), file).toBe(color);
  });

  test('has no page for an embed that the owner replaced', () => {
    const names = [...readOutputTexts(dist).keys()];
    expect(names.filter((name) => name.startsWith('embeds/'))).toEqual([]);
  });

  test('passes the unit and site tests', async () => {
    // Other variants run the same code, and page weights are measured on real words.
    const skip = ['variants', 'refused-builds', 'first-paint']
      .map((name) => `--exclude tests/site/${name}.test.ts`)
      .join(' ');
    const { code, output } = await runIn(
      project,
      `npx vitest run --config tests/vitest.config.ts --project unit --project unit-mocked --project site --reporter dot ${skip}`,
    );
    expect(code, output.slice(-20_000)).toBe(0);
  });

  test('names each missing value in the launch check, with its place and a remedy', async () => {
    change('src/site.config.ts', (text) =>
      text
        .replace("name: 'Müller & Söhne'", "name: sample('Somebody')")
        .replace('name: "Müller & Söhne"', "name: sample('Somebody')")
        .replace(/newsletter: '[^']+'/, "newsletter: ''")
        .replace(/launchKitCheckout: ['"][^'"]+['"]/, "launchKitCheckout: ''"),
    );
    change('src/content/dinner.ts', (text) => text.replaceAll('2028-', '2024-'));
    change('src/content/podcast.ts', (text) =>
      text.replace('site.links.podcastAudio', "'https://audio.example.com/x'"),
    );
    change('src/styles/theme.ts', (text) => text.replace(/quiet: '#\w+'/, "quiet: '#b0b0b0'"));
    change('dist/index.html', (html) => html.replace('</main>', '<a href="/ki/gone/">Gone</a></main>'));
    writeFileSync(join(project, 'public/ai-strategy-guide.pdf'), readFileSync('public/ai-strategy-guide.pdf'));
    writeFileSync(
      join(project, '.env'),
      'SITE_URL=https://www.example.com\nBASE_PATH=/ki\nPUBLIC_FEED_HOST=http://127.0.0.1:9\n',
    );

    utimesSync(join(dist, 'index.html'), 0, 0);

    const { code, output } = await runIn(project, 'npm run --silent launch-check');
    for (const named of [
      /src\/site\.config\.ts:\d+: A sample is left: 'Somebody'\. Put /,
      /src\/site\.config\.ts:\d+: embeds\.newsletter is empty: .* Paste /,
      /src\/site\.config\.ts:\d+: links\.launchKitCheckout is empty: .* Paste /,
      /src\/content\/dinner\.ts:\d+: ".+" is over; .* Give /,
      /src\/content\/podcast\.ts:\d+: audio\.example\.com belongs to nobody, .* Put /,
      /src\/styles\/theme\.ts:\d+: quiet \(#b0b0b0\) .* Make /,
      / index\.html: The link to \/ki\/gone\/ leads nowhere\. Change /,
      /ai-strategy-guide\.pdf: .*older than the guide.* Run npm run guide-pdf/,
      /SITE_URL: .*www\.example\.com, which belongs to nobody.* Set /,
      /PUBLIC_FEED_HOST: 127\.0\.0\.1 is reached from your own network alone: .* Set /,
      /PUBLIC_FEED_HOST: .*127\.0\.0\.1:9.* Mend /,
      /PUBLIC_ASSESSMENT_WEBHOOK_URL: No webhook: .* Set /,
      /PUBLIC_MOMENTO_ENDPOINT: No endpoint: .* Set /,
      /dist\/index\.html: The built site is older than .* Run npm run build/,
    ])
      expect.soft(output).toMatch(named);
    expect(code).toBe(1);
  });
});
