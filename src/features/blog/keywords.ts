/** Words that say nothing about what a text is about. */
const STOP_WORDS = new Set(
  `a about above after again against all almost already also although always am an and another answer answered
    answering answers any anyone are around as ask asked at away back be became because been before begin begins being
    belong below best better between big both bring brings but by call calls came can cannot change changes choose
    chooses chose chosen clear close come comes cost costs could day days decide decides did do does doing done down
    each either else end ends enough even ever every everyone everything example far few fewer find first five follow
    for four from gave get gets give given go goes going good got great had happen happens hard has have having he
    help helps her here hers him his hold holds hour hours how however i if important in instead into is it its itself
    just keep kept kind knew know known large last later least leave leaves left less let like line list lists little
    lives long look lot made main make makes making many matter matters may maybe me mean means meant might mine
    moment month months more most move moves much must my name named names near need needs never new next no nobody
    nor not nothing now number numbers of off often old on once one ones only or order orders other others our ours
    out over own owner owners part people perhaps person persons place point points problem problems put quite rather
    read reads real really reason reasons right run runs said same saw say says second see seem seen sentence several
    shall she should show shows side simple since six small so some somebody something sometimes soon start starts
    stay stays still stop stops such sure take taken talk talks tell ten than that the their theirs them then there
    these they thing things think this those though thought three through time to today together told too took tried
    true try turn twice two under until up upon us use used useful usually very wait waiting waits want wants was way
    we week weeks well went were what when where whether which while who whole whom whose why will with within without
    word words work worth would write writes written wrong year years yes yet you your yours`.split(/\s+/),
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
