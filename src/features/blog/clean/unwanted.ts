import { read } from './dom.ts';

/**
 * What only an email or the newsletter's own site can use. Each row is matched against an element as `tag class #id @component`, a
 * button's also with its JSON, and ends with an example that a test removes.
 */
const UNWANTED: readonly string[] = [
  // Sign-up boxes, which would be text without a form.
  'subscription-widget', // <div class="subscription-widget-wrap">No</div>
  '@subscribe', // <div data-component-name="SubscribeWidgetToDOM">No</div>
  'button-wrap.*subscribe', // <p class="button-wrapper" data-attrs='{"url":"https://x/subscribe?"}'><a href="/s">No</a></p>
  'kg-signup-card', // <div class="kg-card kg-signup-card">No</div>
  'jetpack[_-]subscription', // <div class="wp-block-jetpack-subscriptions">No</div>
  '#mc_embed', // <div id="mc_embed_signup">No</div>
  'formkit-form', // <form class="formkit-form">No</form>
  'mailpoet_form', // <div class="mailpoet_form">No</div>
  'tnp-subscription', // <div class="tnp-subscription">No</div>
  'newsletter-(?:signup|form)', // <div class="my-newsletter-signup">No</div>
  // Parts of a letter alone, and what an inbox shows next to the subject.
  'kg-email-(?:cta-)?card', // <div class="kg-card kg-email-card">No</div>
  '[ -](?:preheader(?:-?text)?|preview-?text|mcnPreviewText)(?: |$)', // <div class="email-preheader top">No</div>
  // A player's controls and clock.
  'kg-audio-(?:player |thumbnail)', // <div class="kg-audio-player"><span>0:00</span></div>
  'kg-video-(?:player|overlay)', // <div class="kg-video-player-container">0:00</div>
  'mejs-(?:controls|layers|time)', // <div class="mejs-controls">00:00</div>
  'plyr__(?:control|time)', // <div class="plyr__controls">00:00</div>
  'vjs-(?:control-bar|control |time|modal)', // <div class="vjs-control-bar">0:00</div>
  'jp-(?:controls|current|duration|progress|volume)', // <div class="jp-current-time">00:00</div>
  'ssp-(?:playback|progress|timer|duration)|player-panels', // <div class="ssp-playback playback">00:00</div>
  // Pictures that belong to a card's frame.
  'kg-bookmark-(?:icon|thumbnail)', // <img class="kg-bookmark-icon" src="/i.png">
  'wp-embed-site-icon', // <img class="wp-embed-site-icon" src="/i.png">
  // A formula's source and its second drawing, and controls without a form.
  'katex-html', // <span class="katex-html">No</span>
  '^annotation', // <math><annotation>No</annotation></math>
  '^(?:input|select|textarea|button|label) ', // <button>No</button>
];
const PATTERN = new RegExp(UNWANTED.join('|'), 'i');

export function isUnwanted(element: Element): boolean {
  const [name, id, component, json] = ['class', 'id', 'data-component-name', 'data-attrs'].map((key) =>
    read(element, key),
  );
  const isButton = name?.includes('button-wrap');
  const written = `${element.localName} ${name} #${id} @${component} ${isButton ? json : ''}`;
  // A letter's layout is named for the preview that it begins with.
  const isLayout = /preheader|preview/i.test(written) && element.querySelector('img, table, h1, h2, h3, ul, ol');
  return PATTERN.test(written) && !isLayout;
}
