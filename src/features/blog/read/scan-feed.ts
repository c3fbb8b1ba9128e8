import type { Steps } from '../../../lib/steps.ts';
import { FeedError } from './feed-error.ts';

export interface ScannedFeed {
  /** The document with its items cut out, up to the end of its root. */
  frame: string;
  /** Where each item stands in the document, with its tags. */
  items: { start: number; end: number }[];
}

const MARKS = /<!\[CDATA\[|<!--|<item(?=[\s/>])|<\/item\s*>|<\/rss\s*>/g;
const ITEMS_A_STEP = 200;

/**
 * Finds a feed's items without parsing them: a long feed can then be read piece by piece. Goes through the text once; what
 * stands behind the end of the feed is left out, hosts put scripts there. Throws a FeedError for an item inside another.
 */
export function* scanFeed(xml: string, url: string): Steps<ScannedFeed> {
  const marks = new RegExp(MARKS);
  const items: ScannedFeed['items'] = [];
  const frame: string[] = [];
  let open: number | undefined;
  let cut = 0;
  let end = xml.length;
  function closeItem(at: number): void {
    if (open === undefined) return;
    items.push({ start: open, end: at });
    open = undefined;
    cut = at;
  }
  for (let mark = marks.exec(xml); mark; mark = marks.exec(xml)) {
    const [found] = mark;
    if (found === '<![CDATA[' || found === '<!--') {
      const close = xml.indexOf(found === '<!--' ? '-->' : ']]>', marks.lastIndex);
      if (close < 0) break;
      marks.lastIndex = close;
    } else if (found === '<item') {
      if (open !== undefined) throw new FeedError('broken-xml', 'an item stands inside another', url);
      frame.push(xml.slice(cut, mark.index));
      open = mark.index;
      const close = xml.indexOf('>', marks.lastIndex);
      if (xml[close - 1] === '/') closeItem(close + 1);
    } else if (found.startsWith('</item')) {
      closeItem(marks.lastIndex);
    } else {
      end = marks.lastIndex;
      break;
    }
    if (items.length % ITEMS_A_STEP === 0) yield;
  }
  // An item that nothing closes stays in the frame, where the parser will name it.
  if (open !== undefined) cut = open;
  frame.push(xml.slice(cut, end));
  return { frame: frame.join(''), items };
}
