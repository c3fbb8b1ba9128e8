/** The name of the function that every payload tries to call. A page defines it to detect calls. */
export const TRAP = 'trap';
const CALL = `${TRAP}(1)`;

/** Event handlers in every spelling, on elements that load, fail, open, animate or can be touched. */
const HANDLERS = [
  `<img src=x onerror=${CALL}>`,
  `<img src=x oNeRrOr="${CALL}">`,
  `<img/src=x/onerror=${CALL}>`,
  `<img\nsrc=x\nonerror\n=\n${CALL}>`,
  `<img src=x onerror=&#116;rap(1)>`,
  `<img src="x" title="a"onerror="${CALL}">`,
  `<img src='x'onerror='${CALL}'a>`,
  `<img src=x:x onerror\x0c=${CALL}>`,
  `<img srcset="x 1w, y 2w" onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<svg/onload=${CALL}//`,
  `<body onload=${CALL} onpageshow=${CALL}>`,
  `<details open ontoggle=${CALL}><summary>a</summary></details>`,
  `<video src=x onerror=${CALL}></video>`,
  `<video><source onerror=${CALL}></video>`,
  `<audio src=x onerror=${CALL}>`,
  `<video src="https://www.example.com/x.mp4" onerror=${CALL} title='"onloadstart=${CALL}'></video>`,
  `<input autofocus onfocus=${CALL}>`,
  `<select autofocus onfocus=${CALL}></select>`,
  `<textarea autofocus onfocus=${CALL}></textarea>`,
  `<button popovertarget=p onclick=${CALL}>a</button><div popover id=p onbeforetoggle=${CALL}>b</div>`,
  `<marquee onstart=${CALL}>a</marquee>`,
  `<p tabindex=1 autofocus onfocus=${CALL}>a</p>`,
  `<a href=# onmouseover=${CALL} onclick=${CALL}>a</a>`,
  `<object data=x onerror=${CALL}></object>`,
  `<div onscrollsnapchange=${CALL} onwebkitanimationend=${CALL} style="animation:x 1ms">a</div>`,
];

/** Addresses that run code, in disguises that parsers decode. */
const URLS = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  ` \x01javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  `&#106;avascript:${CALL}`,
  `&#x6A&#x61vascript&colon;${CALL}`,
  `javascript&NewLine;:${CALL}`,
  `javascript://example.com/%0A${CALL}`,
  `vbscript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `data:text/html;base64,PHNjcmlwdD50cmFwKDEpPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CALL}'/>`,
  `blob:https://example.com/1`,
  `filesystem:https://example.com/x`,
  `view-source:javascript:${CALL}`,
  `mailto:a@b.c?javascript:${CALL}`,
  `tel:javascript:${CALL}`,
  `//evil.example.com\\@javascript:${CALL}`,
];
const URL_CARRIERS = [
  (url: string) => `<a href="${url}">a</a>`,
  (url: string) => `<img src="${url}">`,
  (url: string) => `<iframe src="${url}" title="t"></iframe>`,
  (url: string) => `<svg><a xlink:href="${url}"><text>a</text></a></svg>`,
  (url: string) => `<math href="${url}"><mi>a</mi></math>`,
  (url: string) => `<blockquote cite="${url}">a</blockquote>`,
  (url: string) => `<img data-src="${url}"><img srcset="${url} 2x">`,
  (url: string) => `<object data="${url}"></object><embed src="${url}">`,
];

/** Payloads that parse differently the second time: namespaces, raw text, tables, and elements that a parser moves. */
const MUTATIONS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
  `<svg><style>&lt;img src=x onerror=${CALL}&gt;</style></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${CALL}>"></noembed>`,
  `<noframes><p id="</noframes><img src=x onerror=${CALL}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${CALL}>">`,
  `<plaintext><img src=x onerror=${CALL}>`,
  `<textarea><p title="</textarea><img src=x onerror=${CALL}>">`,
  `<title><p title="</title><img src=x onerror=${CALL}>"></title>`,
  `<style><p title="</style><img src=x onerror=${CALL}>">`,
  `<iframe><p title="</iframe><img src=x onerror=${CALL}>"></iframe>`,
  `<template><img src=x onerror=${CALL}><script>${CALL}</script></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${CALL}></template></div>`,
  `<table><tr><td><svg><desc><td><img src=x onerror=${CALL}>`,
  `<svg><foreignObject><math><mi><img src=x onerror=${CALL}></mi></math></foreignObject></svg>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${CALL}></annotation-xml></math>`,
  `<math><semantics><annotation encoding="application/xhtml+xml"><script>${CALL}</script></annotation></semantics></math>`,
  `<math><mi><malignmark><b><style><img title="</style><img src=x onerror=${CALL}>">`,
  `<math><ms><p><style><!--</style><a title="--><img src=x onerror=${CALL}>">a</a>`,
  `<svg><title><style><a title="</style><img src=x onerror=${CALL}>">`,
  `<svg><![CDATA[><img src=x onerror=${CALL}>]]></svg>`,
  `<a><table><a href="javascript:${CALL}">x</a></table></a>`,
  `<p><svg><p><style><g title="</style><img src=x onerror=${CALL}>"></g></svg>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=${CALL}>">`,
  `<dialog><form method=dialog><table><form><svg><style></table><img src=x onerror=${CALL}></style></form></dialog>`,
  `<h1><h2><math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=${CALL}>"></style></h1>`,
];

/** Scripts, documents and anything that loads, redirects, styles or asks for input. */
const ACTIVE = [
  `<script>${CALL}</script>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<SCRIPT/x>${CALL}</SCRIPT >`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href="data:text/javascript,${CALL}"/></svg>`,
  `<svg><animate attributeName=href values="javascript:${CALL}"/><a id=x><text>a</text></a></svg>`,
  `<svg><set attributeName=onmouseover to="${CALL}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${CALL}>#x"/></svg>`,
  `<svg><image href=x onerror=${CALL}></svg>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${CALL}&gt;"></iframe>`,
  `<frameset onload=${CALL}><frame src="javascript:${CALL}"></frameset>`,
  `<object type="text/html" data="data:text/html,<script>${CALL}</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg onload=${CALL}>">`,
  `<applet code="x" onerror=${CALL}></applet>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
  `<base href="javascript:${CALL}//">`,
  `<link rel=stylesheet href="data:text/css,*{x:expression(${CALL})}">`,
  `<link rel=prefetch href="https://evil.example.com/"><link rel=import href=x>`,
  `<style>@import 'javascript:${CALL}';*{background:url(javascript:${CALL})}</style>`,
  `<p style="background:url(javascript:${CALL});width:expression(${CALL});-moz-binding:url(x)">a</p>`,
  `<form action="javascript:${CALL}"><input type=submit><button formaction="javascript:${CALL}">a</button></form>`,
  `<form id=f></form><button form=f formaction="javascript:${CALL}">a</button>`,
  `<isindex action="javascript:${CALL}" type=image>`,
  `<x-element onclick=${CALL} is=x></x-element><p is="x-y" onclick=${CALL}>a</p>`,
  `<portal src="javascript:${CALL}"></portal><fencedframe src=x></fencedframe>`,
  `<img src=x usemap=#m><map name=m><area href="javascript:${CALL}"></map>`,
  `<a href=x ping="https://evil.example.com/" download target=_top>a</a>`,
  `<?xml-stylesheet href="javascript:${CALL}"?><?php ${CALL} ?>`,
  `<!--[if gte IE 4]><script>${CALL}</script><![endif]-->`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!--!><img src=x onerror=${CALL}>--!>`,
  `<![CDATA[<img src=x onerror=${CALL}>]]>`,
  `</p></div></article></main><script>${CALL}</script>`,
  `\u0000<scr\u0000ipt>${CALL}</scr\u0000ipt>`,
];

/** Names that would shadow properties that a page or a sanitizer uses. */
const NAMES = `attributes childNodes parentNode nodeName removeChild remove getAttribute setAttribute querySelectorAll
  innerHTML ownerDocument nodeType firstChild nextSibling closest contains replaceWith textContent __proto__ constructor body cookie location defaultView
  currentScript getElementById trustedTypes site main`.split(/\s+/);
const CLOBBERS = NAMES.flatMap((name) => [
  `<form><input name=${name}><img name=${name} src=x onerror=${CALL}></form>`,
  `<a id=${name} href="#${name}">a</a><a id=${name} name=${name} href="cid:${CALL}">b</a>`,
]);

const PAYLOADS = [
  ...HANDLERS,
  ...URLS.flatMap((url) => URL_CARRIERS.map((carry) => carry(url))),
  ...MUTATIONS,
  ...ACTIVE,
  ...CLOBBERS,
];

/** The context of a payload: prose, or something that changes how it is parsed. */
const PLACES = [
  (payload: string) => `<p>Before</p><blockquote><ul><li>${payload}</li></ul></blockquote><p>after</p>`,
  (payload: string) => `<table><tr><td>${payload}</table>`,
  (payload: string) => `<math><mtext>${payload}</mtext></math>`,
  (payload: string) => `<svg><desc>${payload}</desc></svg>`,
  (payload: string) => `<noscript>${payload}</noscript>`,
  (payload: string) => `<p title='${payload.replaceAll("'", '"')}'>a</p>`,
  (payload: string) => `<details><summary>${payload}</summary></details>`,
];

/** Every payload by itself and in one of the other places, and the oversized ones. */
export const payloads: string[] = [
  ...PAYLOADS.flatMap((payload, i) => [payload, PLACES[i % PLACES.length]?.(payload) ?? '']),
  `${'<b>'.repeat(600)}<img src=x onerror=${CALL}>`,
  `${'<math><mtext><p>'.repeat(200)}<img src=x onerror=${CALL}>`,
  `${'<style>'.repeat(20_000)}<img src=x onerror=${CALL}>`,
  `${'<a '.repeat(50_000)}onclick=${CALL}>a</a>`,
  `<p ${Array.from({ length: 2000 }, (_, i) => `on${i.toString(26).replace(/\d/g, 'z')}x=${CALL}`).join(' ')}>a</p>`,
  `<a href="${'javascript:'.repeat(20_000)}${CALL}">a</a>`,
];
