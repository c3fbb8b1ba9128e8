import { sample } from '../lib/sample.ts';

export interface PressVideo {
  /** The outlet, set as a word mark. */
  outlet: string;
  /** What is seen in the video. */
  title: string;
  /** The video's own page: where the link leads without script. */
  url: string;
  /** The player for the dialog's frame; '' is the site's own sample clip. */
  embedUrl: string;
}

const video = (outlet: string, title: string, id: string): PressVideo => ({
  outlet,
  title,
  url: `https://video.example.com/watch/${id}`,
  embedUrl: '',
});

/** The press strip: 11 outlets, each with the interview that its logo opens. */
export const press: readonly PressVideo[] = sample([
  video('The Ledger Hour', 'What an AI audit finds in two weeks', 'ledger-hour'),
  video('Northbeam', 'Automation that people keep using', 'northbeam'),
  video('Capital & Craft', 'Why pilots stall, and who can restart them', 'capital-and-craft'),
  video('MORNING DESK', 'The hidden price of waiting on a decision', 'morning-desk'),
  video('Fieldnote', 'Reading a company through its hand-offs', 'fieldnote'),
  video('Vantage TV', 'Ninety days from plan to production', 'vantage-tv'),
  video('Quorum', 'A board’s first five questions about AI', 'quorum'),
  video('the operator', 'Training a team that did not ask for it', 'the-operator'),
  video('Harbor Business', 'Small data, large decisions', 'harbor-business'),
  video('SIGNAL / NOISE', 'Telling progress from activity', 'signal-noise'),
  video('Meridian Review', 'What a chief executive should automate first', 'meridian-review'),
]);
