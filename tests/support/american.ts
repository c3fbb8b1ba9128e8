import { vi } from 'vitest';

/** The words that tests expect where a sentence is made of them. */
const EMBEDS = {
  video: 'Watch the video on {place}',
  videoFile: 'Watch {place}',
  audio: 'Listen on {place}',
  audioFile: 'Listen to {place}',
  calendar: 'Choose a time on {place}',
  form: 'Fill in the form on {place}',
  event: 'See the event on {place}',
  code: 'See the code on {place}',
  map: 'Open the map on {place}',
  document: 'Open the document on {place}',
  post: 'See the post on {place}',
  other: 'Open the embedded page on {place}',
};
const NEW_TAB = '(opens in a new tab)';
const ALERTS = { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' };

// Tests of dates, numbers and the cleaning of posts use one language, whatever the owner's. They read none of the owner's content, whose
// texts have other lengths in another language.
vi.mock('../../src/locale.ts', async (original) => {
  const locale = await original<typeof import('../../src/locale.ts')>();
  return {
    ...locale,
    language: 'en-US',
    isEnglish: true,
    currency: 'USD',
    words: {
      ...locale.words,
      table: 'Table',
      named: '{name}: {value}',
      newTab: NEW_TAB,
      embeds: { ...locale.words.embeds, ...EMBEDS },
    },
    buildWords: { ...locale.buildWords, alerts: ALERTS },
  };
});
