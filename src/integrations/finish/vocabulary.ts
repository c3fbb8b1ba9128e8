/** What the rules of a style sheet can match on, of all that stands in a page. */
export interface Vocabulary {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** The values of every `data-` and `aria-` attribute. */
  states: Map<string, Set<string>>;
}

export function emptyVocabulary(): Vocabulary {
  return { tags: new Set(), classes: new Set(), ids: new Set(), states: new Map() };
}

/** Whether an attribute is one that styles use for states, and not one that the browser itself sets. */
export function isState(attribute: string): boolean {
  return attribute.startsWith('data-') || attribute.startsWith('aria-');
}

export function addAttribute({ classes, ids, states }: Vocabulary, name: string, value: string): void {
  if (name === 'id') ids.add(value);
  else if (name === 'class') for (const part of value.split(/\s+/)) classes.add(part);
  else if (isState(name)) states.set(name, (states.get(name) ?? new Set()).add(value));
}

/** The words of a script that may be class names, tags or attributes which it puts on a page. */
export interface ScriptWords {
  /** Whatever may stand in a string literal. */
  literals: ReadonlySet<string>;
  /** Names of properties too: `dataset.playing`, `ariaExpanded`. */
  names: ReadonlySet<string>;
}

export function scriptWords(code: string): ScriptWords {
  return {
    literals: new Set(code.match(/[^\s"'`<>={}]+/g) ?? []),
    names: new Set(code.match(/[\w-]+/g) ?? []),
  };
}

/** The ways in which a script can name an attribute: data-is-open, dataset.isOpen; aria-expanded, ariaExpanded. */
export function attributeNames(attribute: string): string[] {
  const property = attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const [first = '', ...rest] = attribute.startsWith('data-') ? property.slice('data'.length) : property;
  return [attribute, first.toLowerCase() + rest.join('')];
}
