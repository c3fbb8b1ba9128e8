import { pause } from '../pause.ts';
import { FeedError } from './feed-error.ts';

interface ScannedFeed {
  /** The document without its items, up to the end of its root. */
  frame: string;
  /** The position of each item in the document, with its tags. */
  items: { start: number; end: number }[];
}

const MARKS = /<!\[CDATA\[|<!--|<\?|<item(?=[\s/>])|<\/item\s*>|<\/rss\s*>/g;
/** The ends of sections that contain no markup, by their starts. */
const ENDS: Record<string, string> = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' };

/**
 * Finds a feed's items without parsing them, so that a long feed can be read piece by piece. Leaves out what follows the end
 * of the feed, where hosts put scripts. Throws a FeedError for an item inside another.
 */
export async function scanFeed(xml: string, url: string): Promise<ScannedFeed> {
  const marks = new RegExp(MARKS);
  const items: ScannedFeed['items'] = [];
  const frame: string[] = [];
  let open: number | undefined;
  let cut = 0;
  let documentEnd = xml.length;
  function closeItem(at: number): void {
    if (open === undefined) return;
    items.push({ start: open, end: at });
    open = undefined;
    cut = at;
  }
  for (let mark = marks.exec(xml); mark; mark = marks.exec(xml)) {
    const [found] = mark;
    const end = ENDS[found];
    if (end) {
      const close = xml.indexOf(end, marks.lastIndex);
      if (close < 0) break;
      marks.lastIndex = close;
    } else if (found === '<item') {
      if (open !== undefined) throw new FeedError('broken-xml', 'an item is inside another', url);
      frame.push(xml.slice(cut, mark.index));
      open = mark.index;
      const close = xml.indexOf('>', marks.lastIndex);
      if (xml[close - 1] === '/') closeItem(close + 1);
    } else if (found.startsWith('</item')) {
      closeItem(marks.lastIndex);
    } else {
      documentEnd = marks.lastIndex;
      break;
    }
    await pause();
  }
  // An item that nothing closes stays in the frame, so that the parser names it.
  if (open !== undefined) cut = open;
  frame.push(xml.slice(cut, documentEnd));
  return { frame: frame.join(''), items };
}
