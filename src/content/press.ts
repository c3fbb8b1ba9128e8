import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { link, optionalLink, text } from '../lib/schema.ts';

const pressVideo = z.strictObject({
  /** The outlet, set as a word mark. */
  outlet: text,
  /** The video's content. */
  title: text,
  /** The video's page, which the link leads to without JavaScript. */
  url: link,
  /** The player for the dialog; '' shows the site's sample clip. */
  embedUrl: optionalLink,
});

type PressVideo = Readonly<z.infer<typeof pressVideo>>;

const video = (outlet: string, title: string, id: string): PressVideo => ({
  outlet,
  title,
  url: `https://video.example.com/watch/${id}`,
  embedUrl: '',
});

/** The press strip: outlets, each with its interview. */
export const press: readonly PressVideo[] = defineContent(
  'src/content/press.ts',
  z.array(pressVideo).min(1, 'must have at least one entry'),
  sample([
    video('The Ledger Hour', 'What an AI audit finds', 'ledger-hour'),
    video('Northbeam', 'Automation people keep using', 'northbeam'),
    video('Capital & Craft', 'Why pilots stall, and who can restart them', 'capital-and-craft'),
    video('MORNING DESK', 'What a slow decision really costs', 'morning-desk'),
    video('Fieldnote', 'What hand-offs say about a company', 'fieldnote'),
    video('Vantage TV', 'From plan to production, week by week', 'vantage-tv'),
    video('Quorum', 'Five questions boards should ask about AI', 'quorum'),
    video('the operator', 'Training a team that didn’t ask for it', 'the-operator'),
    video('Harbor Business', 'Small data, big decisions', 'harbor-business'),
    video('SIGNAL / NOISE', 'How to tell progress from activity', 'signal-noise'),
    video('Meridian Review', 'What a CEO should automate first', 'meridian-review'),
  ])
);
