import type { Page } from 'playwright';

/** Records the emails that a page opens from now on, in the visitor's own program, as their `mailto:` addresses. */
export async function recordMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => url.startsWith('mailto:') && mails.push(url));
  return mails;
}

/** Returns the text of an email. */
export function textOf(mail = 'mailto:'): string {
  return new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
}
