import MagicString from 'magic-string';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts';
import { joinScripts } from './join-scripts.ts';
import type { PageReading } from './read-page.ts';
import type { ReadScripts } from './island-scripts.ts';
import type { TrimStyles } from './trim-styles.ts';

export interface PageTools {
  /** Hosts that every page admits. */
  allowed: Pick<PolicySources, 'connect' | 'frame'>;
  trimStyles: TrimStyles;
  readScripts: ReadScripts;
}

/** A page as Astro writes it, and what a reading of it has found, made ready to be served: tidied, one style sheet cut to it, its scripts joined, its own security policy. */
export async function finishPage(html: string, page: PageReading, file: string, tools: PageTools): Promise<string> {
  const { charsetEnd, headEnd } = page;
  if (charsetEnd === undefined || headEnd === undefined)
    throw new Error(`${file} has no <meta charset> in a <head> to put the Content-Security-Policy behind`);

  const style = await pageStyle(page, tools);
  const scripts = joinScripts(page.scripts);
  const result = new MagicString(html);
  for (const { start, end, text } of [...page.edits, ...scripts.edits]) result.update(start, end, text);
  for (const { start, end } of page.styles) result.remove(start, end);
  result.appendLeft(headEnd, `<style>${style}</style>`);
  const policy = pagePolicy(page, scripts.texts, style, tools.allowed);
  result.appendLeft(charsetEnd, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return result.toString();
}

async function pageStyle(page: PageReading, { trimStyles, readScripts }: PageTools): Promise<string> {
  const css = page.styles.map(({ text }) => text).join('');
  return trimStyles(
    css,
    page.vocabulary,
    await readScripts(
      page.scriptUrls,
      page.scripts.map(({ text }) => text),
    ),
  );
}

function pagePolicy(
  page: PageReading,
  scripts: readonly string[],
  style: string,
  { connect, frame }: PageTools['allowed'],
): string {
  return contentSecurityPolicy({
    scripts,
    styles: [style, ...page.conditionalStyles],
    connect: [...connect, ...page.admitted.connect],
    frame,
    admitted: page.admitted.script,
  });
}
