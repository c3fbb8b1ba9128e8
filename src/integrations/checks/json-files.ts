import { readdirSync, readFileSync } from 'node:fs';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { withoutMark } from '../../lib/files/files-in.ts';

// The configuration imports this before what reads the files: Vite names only the first, and not always the line.

const FOLDER = 'src/content';

/** What an owner did, by the parser's name for it. */
const FAULTS: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  PropertyNameExpected: 'a name is missing here, or the comma before is one too many',
  ValueExpected: 'a value is missing here, or a comma is one too many',
  UnexpectedEndOfString: 'the quotation mark at the end of the text is missing',
  InvalidSymbol: 'a text needs quotation marks',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
};

/** Returns a sentence about the first fault of a JSON text, or undefined. What follows it is mostly its consequence. */
export function jsonFault(file: string, written: string): string | undefined {
  const text = withoutMark(written);
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return undefined;
  const lines = text.slice(0, first.offset).split('\n');
  const fault = FAULTS[printParseErrorCode(first.error)] ?? 'this isn’t JSON';
  return `${file}: line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${fault}.`;
}

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const faults = names.flatMap((name) => jsonFault(`${FOLDER}/${name}`, readFileSync(`${FOLDER}/${name}`, 'utf8')) ?? []);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
