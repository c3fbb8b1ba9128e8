/** One change of a text: what stands from `start` to before `end` becomes `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** React writes some names of HTML attributes in camel case; HTML knows no case, but its validators do. */
export function tidyAttribute(name: string, start: number): Edit[] {
  const lower = name.toLowerCase();
  return name === lower ? [] : [{ start, end: start + name.length, text: lower }];
}

/** React closes elements without content as XML would: the slash goes. `from` is where the last attribute has ended. */
export function tidyVoid(tag: string, html: string, from: number, end: number): Edit[] {
  const rest = html.slice(from, end);
  return VOID.has(tag) && /^\s*\/>$/.test(rest) ? [{ start: from, end: end - 1, text: '' }] : [];
}

/** Whether nothing reads this attribute of an island: a hash of where its file stood, or what is meant without it too. */
export function isUnread(name: string, value: string): boolean {
  return name === 'uid' || (name === 'component-export' && value === 'default') || (name === 'props' && value === '{}');
}
