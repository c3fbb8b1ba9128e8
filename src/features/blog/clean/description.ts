const LONGEST = 300;
const ABOUT = 155;
/** What a system puts behind the first words of a post where its writer has written no description. */
const GENERATED = /(?:\[?(?:…|\.\.\.|&hellip;)\]?|appeared first on .*|read more\W*|continue reading.*)$/i;

/**
 * What a post is about, for those who only read a line of it: what its writer wrote, where that is a description and no
 * start of the text; else the first whole sentences, about 155 characters of them. '' where there is no text at all.
 */
export function describe(written: string, text: string): string {
  const own = written.length <= LONGEST && !GENERATED.test(written) && !text.startsWith(written.slice(0, 60));
  return written && own ? written : firstSentences(text);
}

function firstSentences(text: string): string {
  const sentences = text.slice(0, 1000).match(/[^.!?…]+(?:[.!?…]+["”’)]*(?=\s|$)|[.!?…]+(?=\S)|$)/g) ?? [];
  let description = '';
  for (const sentence of sentences) {
    if (description && (description + sentence).length > ABOUT) break;
    description += sentence;
  }
  description = description.trim();
  return description.length <= LONGEST ? description : `${description.slice(0, ABOUT).replace(/\s+\S*$/, '')}…`;
}
