/** Words that say nothing about what a text is about, shorter ones left out. */
const STOP_WORDS = new Set(
  `about above after again against almost already also although always another answer answered answering answers
    anyone around asked away back became because been before begin begins being belong below best better between
    both bring brings call calls came cannot change changes choose chooses chose chosen clear close come comes
    cost costs could days decide decides does doing done down each either else ends enough even ever every
    everyone everything example fewer find first five follow four from gave gets give given goes going good great
    happen happens hard have having help helps here hers hold holds hour hours however important instead into
    itself just keep kept kind knew know known large last later least leave leaves left less like line list lists
    little lives long look made main make makes making many matter matters maybe mean means meant might mine
    moment month months more most move moves much must name named names near need needs never next nobody nothing
    number numbers often once ones only order orders other others ours over owner owners part people perhaps
    person persons place point points problem problems quite rather read reads real really reason reasons right
    runs said same says second seem seen sentence several shall should show shows side simple since small some
    somebody something sometimes soon start starts stay stays still stop stops such sure take taken talk talks
    tell than that their theirs them then there these they thing things think this those though thought three
    through time today together told took tried true turn twice under until upon used useful usually very wait
    waiting waits want wants week weeks well went were what when where whether which while whole whom whose will
    with within without word words work worth would write writes written wrong year years your yours`.split(/\s+/),
);
const MIN_LENGTH = 4;

/** Returns the words that say what a text is about, each once, longest first, because longer words say more. */
export function keywordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? [];
  return [...new Set(words)].filter(isKeyword).sort((a, b) => b.length - a.length);
}

/** Returns whether a word in lower case can say what a text is about. */
export function isKeyword(word: string): boolean {
  return word.length >= MIN_LENGTH && !STOP_WORDS.has(word) && !/^\d/.test(word);
}
