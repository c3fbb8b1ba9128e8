/** What one page asks its Content-Security-Policy to admit beyond what every page may do. */
export interface Admissions {
  /** The page without the attributes that asked. */
  html: string;
  /** Origins that scripts may come from. */
  script: string[];
  /** Origins that scripts may call. */
  connect: string[];
}

const ATTRIBUTE = /\sdata-admit-(script|connect)="([^"]*)"/g;

/**
 * Reads `data-admit-script` and `data-admit-connect` (origins, white space between them) off a page's elements, so that
 * what needs another host says so itself, and only the pages that show it admit the host.
 */
export function admissions(html: string): Admissions {
  const asked: Pick<Admissions, 'script' | 'connect'> = { script: [], connect: [] };
  const rest = html.replace(ATTRIBUTE, (_, kind: 'script' | 'connect', origins: string) => {
    asked[kind].push(...origins.split(/\s+/).filter(Boolean));
    return '';
  });
  return { html: rest, ...asked };
}
