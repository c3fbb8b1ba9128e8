import { words } from '../../../locale.ts';

/** What a link in place of an embed offers: a key of its words in `locale.ts`. */
export type Offer = keyof typeof words.embeds;

// Each row of these tables ends with an example, which tests/unit/embeds.test.ts reads.

/** What is shown at an address: one row per host, or host and path. */
export const PLACES: Readonly<Record<string, Offer>> = {
  'youtube.com': 'video', // <iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0"></iframe>
  'youtu.be': 'video', // <div class="embed">https://youtu.be/abcdefghijk</div>
  'vimeo.com': 'video', // <iframe src="https://player.vimeo.com/video/123456789?h=abc"></iframe>
  'loom.com': 'video', // <iframe src="https://www.loom.com/embed/0123abcd"></iframe>
  'wistia.': 'video', // <iframe src="//fast.wistia.net/embed/iframe/abcdefghij"></iframe>
  'dailymotion.com': 'video', // <iframe src="https://geo.dailymotion.com/player.html?video=x7tgad0"></iframe>
  'dai.ly': 'video', // <oembed url="https://dai.ly/x7tgad0"></oembed>
  'twitch.tv': 'video', // <iframe src="https://player.twitch.tv/?video=1"></iframe>
  'ted.com': 'video', // <iframe src="https://embed.ted.com/talks/a_talk"></iframe>
  'streamable.com': 'video', // <iframe src="https://streamable.com/e/abc"></iframe>
  'tiktok.com': 'video', // <blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/1"></blockquote>
  'spotify.com': 'audio', // <iframe src="https://open.spotify.com/embed/episode/abc"></iframe>
  'soundcloud.com': 'audio', // <iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1"></iframe>
  'podcasts.apple.com': 'audio', // <iframe src="https://embed.podcasts.apple.com/us/podcast/a/id1"></iframe>
  'buzzsprout.com': 'audio', // <iframe src="https://www.buzzsprout.com/1/2-a?client_source=small_player&iframe=true"></iframe>
  'transistor.fm': 'audio', // <iframe src="https://share.transistor.fm/e/abc"></iframe>
  'calendly.com': 'calendar', // <div class="calendly-inline-widget" data-url="https://calendly.com/someone/30min"></div>
  'cal.com': 'calendar', // <iframe src="https://cal.com/someone/30min?embed=inline"></iframe>
  'meetings.hubspot.com': 'calendar', // <div class="meetings-iframe-container" data-src="https://meetings.hubspot.com/someone?embed=true"></div>
  'calendar.google.com': 'calendar', // <iframe src="https://calendar.google.com/calendar/appointments/schedules/a?gv=true"></iframe>
  'docs.google.com/forms': 'form', // <iframe src="https://docs.google.com/forms/d/e/abc/viewform?embedded=true">Loading…</iframe>
  'typeform.com': 'form', // <div class="typeform-widget" data-url="https://someone.typeform.com/to/abc"></div>
  'tally.so': 'form', // <iframe data-tally-src="https://tally.so/embed/abc?hideTitle=1"></iframe>
  'jotform.com': 'form', // <iframe src="https://form.jotform.com/241234567"></iframe>
  'hsforms.com': 'form', // <iframe src="https://share.hsforms.com/1abc"></iframe>
  'eventbrite.': 'event', // <iframe src="https://www.eventbrite.de/checkout-external?eid=1"></iframe>
  'gist.github.com': 'code', // <script src="https://gist.github.com/someone/0123456789.js"></script>
  'codepen.io': 'code', // <iframe src="https://codepen.io/someone/embed/abc?default-tab=result"></iframe>
  'medium.com/media': 'other', // <iframe src="" width="0" height="0"><a href="https://medium.com/media/0123/href">a</a></iframe>
  'figma.com': 'document', // <iframe src="https://www.figma.com/embed?embed_host=share&url=x"></iframe>
  'airtable.com': 'document', // <iframe class="airtable-embed" src="https://airtable.com/embed/shrAbc"></iframe>
  'google.com/maps': 'map', // <iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>
  'docs.google.com': 'document', // <iframe src="https://docs.google.com/document/d/e/abc/pub?embedded=true"></iframe>
  'x.com': 'post', // <div class="twitter-embed" data-attrs='{"url":"https://x.com/a/status/17"}'></div>
  'twitter.com': 'post', // <iframe src="https://platform.twitter.com/embed/Tweet.html?id=17"></iframe>
  'instagram.com': 'post', // <blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/x/"></blockquote>
  'facebook.com': 'post', // <div class="fb-post" data-href="https://www.facebook.com/x/posts/1/"></div>
  'substack.com': 'post', // <iframe src="https://someone.substack.com/embed"></iframe>
};

/** Pages of what an element names by an id, a script's address or an address for frames. */
export const PAGES: readonly (readonly [RegExp, string])[] = [
  [/youtube(?:-nocookie)?\.com\/embed\/(?!videoseries)([\w-]{11})(?![\w-])/, 'https://www.youtube.com/watch?v=$1'], // <iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>
  [/\/\/i(?:mg)?\.(?:ytimg|youtube)\.com\/vi\w*\/([\w-]{11})\//, 'https://www.youtube.com/watch?v=$1'], // <div class="video" data-bg="//i.ytimg.com/vi/abcdefghijk/hq.jpg"></div>
  [named('you-?tube|lyte|\\byt\\b', '[\\w-]{11}'), 'https://www.youtube.com/watch?v=$1'], // <lite-youtube videoid="abcdefghijk"></lite-youtube>
  [named('vimeo', '\\d{6,}'), 'https://vimeo.com/$1'], // <amp-vimeo data-videoid="123456789"></amp-vimeo>
  [named('dailymotion', '[a-z\\d]{5,8}'), 'https://www.dailymotion.com/video/$1'], // <amp-dailymotion data-videoid="x7tgad0"></amp-dailymotion>
  [/wistia(?:_async_|.* media-id=")(\w{10})/, 'https://fast.wistia.net/embed/iframe/$1'], // <div class="wistia_embed wistia_async_abcdefghij"></div>
  [/loom\.com\/embed\/(\w+)/, 'https://www.loom.com/share/$1'], // <iframe src="https://www.loom.com/embed/0123abcd"></iframe>
  [/open\.spotify\.com\/embed\/(\w+\/\w+)/, 'https://open.spotify.com/$1'], // <iframe src="https://open.spotify.com/embed/episode/abc"></iframe>
  [/data-tf-(?:widget|popup|slider)="(\w+)"/, 'https://form.typeform.com/to/$1'], // <div data-tf-widget="aBc123"></div>
  [/(?:data-cal-link="|calLink: ?")([\w/.-]+)/, 'https://cal.com/$1'], // <script>Cal("inline", { calLink: "someone/30min" })</script>
  [/gist\.github\.com\/([\w-]+\/\w+)\.js/, 'https://gist.github.com/$1'], // <script src="https://gist.github.com/someone/01ab.js?file=a"></script>
  [/buzzsprout\.com\/(\d+\/[\w-]+)\.js/, 'https://www.buzzsprout.com/$1'], // <script src="https://www.buzzsprout.com/1/2-a.js?player=small"></script>
  [/(\w+)\.jotform\.com\/jsform\/(\d+)/, 'https://$1.jotform.com/$2'], // <script src="https://form.jotform.com/jsform/241234567"></script>
  [/eventId: ?["'](\d+)/, 'https://www.eventbrite.com/e/$1'], // <script>EBWidgets.createWidget({ eventId: "123" })</script>
];

/** Returns a pattern of an element that names its provider, and an id of that shape in an attribute or its JSON. */
function named(provider: string, id: string): RegExp {
  const name = String.raw`["\s](?!id=)[\w-]{0,24}(?:id|video|youtube|vimeo|code|embed|key|src)[\w-]{0,24}`;
  return new RegExp(`^(?=[^]*(?:${provider}))[^]*?${name}(?:="|":")(${id})"`, 'i');
}
