import { mailSubjects } from '../../src/content/mail-subjects.ts';
import { site } from '../../src/site.config.ts';
import { expect, test } from '../support/test.ts';

const { coaching: _, ...accelerator } = mailSubjects;
const SUBJECTS = Object.values(accelerator);

test.use({ viewport: { width: 390, height: 844 } });

test('/enterprise-accelerator copies the email address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/enterprise-accelerator/');
  const copy = page.locator('main [data-copy]');
  const before = (await copy.getAttribute('aria-label')) ?? '';
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied');
  await expect(copy).not.toHaveAttribute('aria-label', before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.emails.contact);
});

for (const route of ['/services', '/about']) {
  test(`${route} opens the contact dialog on the first click`, async ({ page }) => {
    await page.goto(route);
    const opener = page.locator('main [data-dialog=contact-dialog]').first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.frameLocator('iframe').locator('[type=submit]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('/contact frames the form at 585 px and links to four other channels', async ({ page }) => {
  await page.goto('/contact/');
  const frame = page.locator('iframe[title="Contact form"]');
  await frame.scrollIntoViewIfNeeded();
  expect((await frame.boundingBox())?.height).toBe(585);
  await expect(page.frameLocator('iframe').getByText(/opens your email program/)).toBeVisible();
  for (const href of [
    `mailto:${site.emails.contact}`,
    site.links.scheduling,
    site.social.network.url,
    site.links.podcast,
  ]) {
    await expect(page.locator(`main li a[href="${href}"]`)).toBeVisible();
  }
});

test('/centered-heading-with-contact-form redirects to /contact and keeps query and fragment', async ({ page }) => {
  await page.goto('/torque/');
  await page.goto('/centered-heading-with-contact-form/?utm_source=a%20b&x=1#call-to-action');
  await expect(page).toHaveURL('/contact/?utm_source=a%20b&x=1#call-to-action');
  await page.goBack();
  await expect(page).toHaveURL('/torque/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/enterprise-accelerator shows every subject and no Copy button', async ({ page }) => {
    await page.goto('/enterprise-accelerator/');
    const hrefs = await page
      .locator('main :is(a[href^="mailto:"], form[action^="mailto:"])')
      .evaluateAll((mails) => mails.map((mail) => mail.getAttribute('href') ?? mail.getAttribute('action') ?? ''));
    const subjects = hrefs.map((href) => new URLSearchParams(href.split('?')[1]).get('subject'));
    expect(subjects.toSorted()).toEqual(SUBJECTS.toSorted());
    await expect(page.locator('[data-copy]').filter({ visible: true })).toHaveCount(0);
  });
});
