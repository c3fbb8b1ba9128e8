import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/content';

/** Changes a text of the content. `key` is the name that it has, or that its list has; `place` names it in its file. */
export type Change = (text: string, key: string, place: string) => string;

/** Changes every text of a project's JSON, by the name of its file, and takes the marks of sample records out. */
export function changeContent(project: string, changes: (name: string) => Change): void {
  for (const file of readdirSync(join(project, FOLDER)).filter((name) => name.endsWith('.json'))) {
    const name = file.replace('.json', '');
    editContent(project, name, (json) => mapTexts(json, changes(name)));
  }
}

/** Changes one JSON file of a project: in place, or by returning another. */
export function editContent<T extends object>(project: string, name: string, edit: (json: T) => unknown): void {
  const path = join(project, FOLDER, `${name}.json`);
  const json = JSON.parse(readFileSync(path, 'utf8')) as T;
  writeFileSync(path, `${JSON.stringify(edit(json) ?? json, null, 2)}\n`);
}

function mapTexts(entry: unknown, change: Change, key = '', place = ''): unknown {
  if (typeof entry === 'string') return change(entry, key, place);
  if (typeof entry !== 'object' || entry === null) return entry;
  if (Array.isArray(entry)) return entry.map((part, index) => mapTexts(part, change, key, `${place}.${index}`));
  const parts = Object.entries(entry).filter(([name, part]) => name !== 'sample' || part !== true);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, mapTexts(part, change, name, place ? `${place}.${name}` : name)]),
  );
}
