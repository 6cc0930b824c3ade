import { i18n } from '../texts';
import { addressIn, ENGLISH } from './address';
import type { Site } from './site';

/** Pages that need only fonts: for an overloaded guide, offline devices, and links in emails. */

/** Colours in light and dark: not as `light-dark()`, which Chrome 120 and Safari 17 do not know. */
type Colours = Record<string, [light: string, dark: string]>;

/** The tokens of `ui/src/tokens.css` that plain pages use. */
const TOKENS: Colours = {
  paper: ['#fffaf2', '#0f1730'],
  card: ['#ffffff', '#19233f'],
  ink: ['#1f2a44', '#f8edd6'],
  'ink-soft': ['#4a526b', '#bdc5db'],
  line: ['#e6dcc8', '#2d3a60'],
  'line-strong': ['#cdbfa3', '#43517c'],
  control: ['#8d8168', '#7683ad'],
  'red-text': ['#a91f33', '#ff9a97'],

  'gold-text': ['#835a0b', '#ffcb6b'],
  'gold-ground': ['#fbf0d8', '#2d2a38'],
  action: ['#1f2a44', '#ffcb6b'],
  'action-text': ['#ffffff', '#141c36'],
  'focus-inner': ['#e0a93f', '#0f1730'],
  'focus-outer': ['#1f2a44', '#ffcb6b'],
};

const PICTURE_COLOURS: Colours = {
  sky: ['#cfe5e4', '#1c2750'],
  sun: ['#ffd98a', '#f8edd6'],
  houses: ['#a9cfd3', '#2d3a60'],
  tower: ['#fffaf2', '#e6d3ae'],
  river: ['#2f7390', '#16405c'],
  waves: ['#7ec0d6', '#3f7f9e'],
};

/** Custom properties of one scheme. @param index - 0 for light, 1 for dark */
const coloursOf = (index: 0 | 1): string =>
  Object.entries({ ...TOKENS, ...PICTURE_COLOURS })
    .map(([name, colours]) => `--${name}:${colours[index]}`)
    .join(';');
const SCHEMES = `:root{${coloursOf(0)}}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${coloursOf(1)}}}
[data-theme=dark]{${coloursOf(1)}}`;

const RULES = `*{box-sizing:border-box;margin:0}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{min-height:100dvh;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 var(--text);-webkit-text-size-adjust:100%;overflow-wrap:break-word}
a{color:inherit}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--focus-inner);box-shadow:0 0 0 6px var(--focus-outer)}
header,main{max-width:1280px;margin:0 auto;padding:0 16px}
.bar{border-bottom:1px solid var(--line)}
header{display:flex;align-items:center;height:60px}
.logo{display:flex;gap:12px;align-items:center;min-height:44px;border-radius:8px;text-decoration:none}
.logo svg{width:33px;height:36px}
.logo b{display:block;font:600 1.25rem/1 var(--display);letter-spacing:-.01em}
.logo small{display:block;margin-top:4px;color:var(--ink-soft);font-size:.875rem;line-height:1}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;padding-top:20px;padding-bottom:64px}
.picture{display:block;width:100%;border-radius:20px}
.kicker{color:var(--red-text);font-size:.8125rem;font-weight:650;letter-spacing:.09em;text-transform:uppercase}
h1{margin:10px 0 14px;font:600 clamp(2.375rem,1.7035rem + 2.558vw,3.75rem)/1.12 var(--display);letter-spacing:-.012em;text-wrap:balance}
h2{margin-top:40px;font:600 1.4375rem/1.14 var(--display)}
section p{margin-top:10px}.content section h2{margin-top:8px}
.lead{max-width:34em;color:var(--ink-soft);font-size:clamp(1.125rem,1.0702rem + .225vw,1.25rem);line-height:1.5;text-wrap:pretty}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.actions a{flex:1 1 100%;min-height:48px;padding:11px 22px;border-radius:12px;box-shadow:inset 0 0 0 1.5px var(--control);font-weight:650;text-align:center;text-decoration:none}
.actions a:first-child{background:var(--action);color:var(--action-text);box-shadow:none}
ul{margin-top:14px;padding:0;border-top:1px solid var(--line-strong);list-style:none}
li a{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:52px;padding:12px 0;border-bottom:1px solid var(--line);font-weight:600;text-decoration:none}
li a::after{flex:none;margin-inline-end:4px;width:8px;height:8px;border:solid var(--ink-soft);border-block-width:2px 0;border-inline-width:0 2px;content:"";rotate:45deg}[dir=rtl] li a::after{rotate:-45deg}
.content{display:grid;gap:20px;max-width:34em;font-size:1.125rem}
form{display:grid;gap:20px;justify-items:start}
label{display:grid;gap:6px;font-size:1.0625rem;font-weight:600}
form p,label,input,button{width:100%}
input,button{min-height:48px;padding:11px 14px;border:0;border-radius:12px;font:400 1.0625rem/1.5 var(--text)}
input{background:var(--card);color:inherit;box-shadow:inset 0 0 0 1.5px var(--control)}
button{padding-inline:22px;background:var(--action);color:var(--action-text);font-weight:650;cursor:pointer}
.content:has(button)+.actions a{background:none;color:inherit;box-shadow:inset 0 0 0 1.5px var(--control)}
@media(hover:hover){li a:hover{background:var(--gold-ground)}}
@media(width>=640px){.actions a{flex:none}button{width:auto}}
@media(width>=768px){header,main{padding-inline:32px}}
@media(width>=1024px){header{height:76px}main{grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:64px;align-items:start;padding-top:64px}.picture{order:1}.logo svg{width:40px;height:44px}.logo b{font-size:1.4375rem}}
@media(width>=1280px){header,main{padding-inline:48px}}
:lang(ar){letter-spacing:0!important}`;

/** The mark of the guide, as in its header. */
const MARK =
  '<svg viewBox="0 0 40 44" aria-hidden="true"><path d="M2 2h36v40H2z" fill="#b8273a"/><path d="M2 2h36M2 42h36M2 2v40M38 2v40" fill="none" stroke="var(--paper)" stroke-width="3.4" stroke-dasharray="0 5.07" stroke-linecap="round"/><path d="m20 5 4 8v3h1.5v19h-11V16H16v-3z" fill="#fffaf2"/><circle cx="20" cy="20.5" r="3.4" fill="#b8273a"/><path d="M20 18.4v2.1l1.5.9" fill="none" stroke="#fffaf2"/><path d="M18.2 27v6.5m3.6-6.5v6.5" stroke="#b8273a" stroke-width="1.2"/><path d="M9.5 35h21v2h-21z" fill="#e0a93f"/></svg>';

/** Visitors who wait below a clock tower at a river. */
const PICTURE = `<svg class="picture" viewBox="0 0 560 360" aria-hidden="true"><path fill="var(--sky)" d="M0 0h560v360H0z"/><circle cx="424" cy="96" r="44" fill="var(--sun)"/><path fill="var(--houses)" d="M0 262v-52h38v-24h30v24h34v-62h8l12-26 12 26h8v84h40v-40h52v70zm360 0v-70h36v-28h44v44h26v-70c0-20 14-32 24-38 10 6 24 18 24 38v52h46v72z"/><path fill="var(--tower)" d="M252 262V132h-6v-14h8l26-78 26 78h8v14h-6v130z"/><circle cx="280" cy="160" r="20" fill="#b8273a"/><path fill="none" stroke="#fffaf2" stroke-width="4" stroke-linecap="round" d="M280 148v12l9 6"/><path fill="none" stroke="#b8273a" stroke-width="5" d="M268 200v50m12-50v50m12-50v50"/><path fill="#e0a93f" d="M0 262h560v12H0z"/><path fill="var(--river)" d="M0 274h560v86H0z"/><path fill="none" stroke="var(--waves)" stroke-width="3" stroke-linecap="round" d="M40 300h60m30 0h24m120 18h84m40-20h50m70 26h40M60 336h90m190 4h64"/><g fill="var(--ink)"><circle cx="356" cy="222" r="7"/><path d="M347 262v-20q0-11 9-11t9 11v20z"/><circle cx="422" cy="222" r="7"/><path d="M413 262v-20q0-11 9-11t9 11v20z"/></g><circle cx="388" cy="228" r="6" fill="#b8273a"/><path fill="#b8273a" d="M380 262v-15q0-11 8-11t8 11v15z"/><circle cx="452" cy="232" r="5" fill="var(--gold-text)"/><path fill="var(--gold-text)" d="M445 262v-12q0-11 7-11t7 11v12z"/></svg>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** The families of the guide's font files, which have a hash in their name and are never refused. */
const fontFace = (href: string) =>
  `@font-face{font-family:"${/fraunces/.test(href) ? 'Fraunces' : 'Source Sans 3'}";src:url("${href}") format("woff2");font-weight:400 700;font-display:swap}`;

interface PlainLink {
  href: string;
  label: string;
}

export interface PlainPage {
  /** One or two words above the heading. */
  kicker: string;
  heading: string;
  text?: string;
  /** Search engines list only pages that have it. */
  search?: {
    description: string;
    /** The page's own address. */
    canonical: string;
    /** Its addresses by language, as `alternateAddresses` lists them. */
    alternates: [hreflang: string, href: string][];
  };
  /** HTML below the text, such as a form. */
  content?: string;
  /** The first one is the main action. An empty `href` opens the same address. */
  actions: PlainLink[];
  list?: { heading: string; links: PlainLink[] };
  theme?: 'light' | 'dark';
  /** Seconds after which the browser opens the address again. */
  reloadAfter?: number;
}

interface PlainPagesOptions {
  /** The guide in the language of a page. `guide` is its whole name; both names are absent if unknown. */
  site(): { locale: string; product?: string; guide?: string; language?: Site['language'] };
  /** Addresses of the fonts. */
  fonts: readonly string[];
}

const searchHtml = ({ description, canonical, alternates }: NonNullable<PlainPage['search']>): string =>
  [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
  ].join('');

/** Prepares the parts that all plain pages share. Texts are escaped, except `content`. @returns the style, for a CSP, and the page's HTML */
export function createPlainPages({ site, fonts }: PlainPagesOptions) {
  const families =
    '--display:"Fraunces",georgia,serif;--text:"Source Sans 3",system-ui,sans-serif;color-scheme:light dark';
  const style = `${fonts.map(fontFace).join('')}:root{${families}}\n${SCHEMES}\n${RULES}`;
  const linkHtml = ({ href, label }: PlainLink) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const start =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';

  const html = ({
    kicker,
    heading,
    text,
    search,
    content,
    actions,
    list,
    theme,
    reloadAfter,
  }: PlainPage): string => {
    const { locale, product, guide, language } = site();
    const kind = escapeHtml(i18n.t('Visitor guide'));
    const suffix = guide ? escapeHtml(guide) : kind;
    const logo = product ? `<b>${escapeHtml(product)}</b><small>${kind}</small>` : `<b>${kind}</b>`;
    const home = addressIn(language?.code ?? ENGLISH, '/');
    const links = list?.links.map((link) => `<li>${linkHtml(link)}</li>`).join('');
    const attributes = `lang="${escapeHtml(locale)}"${language?.dir === 'rtl' ? ' dir="rtl"' : ''}${theme ? ` data-theme="${theme}"` : ''}`;
    return [
      `<!doctype html><html ${attributes}><head>${start}`,
      search ? searchHtml(search) : '<meta name="robots" content="noindex">',
      reloadAfter ? `<meta http-equiv="refresh" content="${reloadAfter}">` : '',
      `<title>${escapeHtml(heading)} | ${suffix}</title><style>${style}</style></head><body>`,
      `<div class="bar"><header><a class="logo" href="${home}">${MARK}<span>${logo}</span></a></header></div>`,
      `<main>${PICTURE}<div>`,
      `<p class="kicker">${escapeHtml(kicker)}</p><h1>${escapeHtml(heading)}</h1>`,
      text ? `<p class="lead">${escapeHtml(text)}</p>` : '',
      content ? `<div class="content">${content}</div>` : '',
      `<p class="actions">${actions.map(linkHtml).join('')}</p>`,
      list && links ? `<h2>${escapeHtml(list.heading)}</h2><ul>${links}</ul>` : '',
      '</div></main></body></html>',
    ].join('');
  };
  return { style, html };
}

export type PlainPages = ReturnType<typeof createPlainPages>;
