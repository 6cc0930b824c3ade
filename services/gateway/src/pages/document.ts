import type { PinnedRelease } from '@guide/contracts/api';
import type { FirstPage, PageState, PinnedFile, RouteMatch } from '@guide/contracts/module';
import {
  addressIn,
  alternateAddresses,
  basePath,
  dataIn,
  guideName,
  languageOf,
  type Site,
} from '@guide/contracts/site';
import { escapeHtml } from '@guide/service-kit/html';
import type { Preview } from '../previews/links';
import { escapeJson, tag } from '../renderers/html';
import type { WrittenHead } from '../renderers/messages';
import { RETRY_AFTER_S } from './busy';
import type { Shell } from './shellFiles';
import type { StyleSheet } from './styleSheets';

/** Theme colours of the browser; they must match the design tokens of `ui`. */
export const THEME_COLOURS = { light: '#fffaf2', dark: '#0f1730' } as const;

/** The page's state without queries, which the renderer writes. */
export type FrameState = Omit<PageState, 'queries'>;

export const NO_QUERIES = Buffer.from('[]');

/** Loads the page again. */
const RELOAD = tag('meta', { 'http-equiv': 'refresh', content: String(RETRY_AFTER_S) });

interface DocumentInput {
  head: WrittenHead;
  state: FrameState;
  worker: boolean;
  shell: Pick<Shell, 'files' | 'first'>;
  styles: StyleSheet[];
  preview?: Preview | null;
  match: RouteMatch | null;
  origin: string;
  /** Path without the language. */
  path: string;
  /** Tags of all languages. */
  languages: readonly string[];
}

/** Development builds request their scripts without `crossorigin`, so a preload would not be used. */
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Builds the HTML around a rendered page. Preloads repeat the later request's `crossorigin`, or they load twice. */
export function documentParts(input: DocumentInput): { before: string; between: string; after: string } {
  const { head, state, match, origin, path } = input;
  const { files: shell, first } = input.shell;
  const base = basePath(languageOf(state.site));
  const release = match ? state.modules[match.row.module] : undefined;
  const needed = match ? release?.exposes[match.row.screen] : undefined;
  const asset = (file: string): PinnedFile => [`/assets/${file}`, shell.integrity[file]!];
  const moduleFile = (file: string): PinnedFile => [release!.base + file, release!.integrity[file]!];
  const moduleScripts = needed && !IS_DEVELOPMENT ? [release!.entry, ...needed.js] : [];
  const firstPage: FirstPage = {
    hydrateAtOnce: !state.rendered || state.moduleOrigins.length > 0,
    scripts: [...shell.js.map(asset), ...moduleScripts.map(moduleFile)],
    styles: input.styles.flatMap(({ href, integrity, text, isComplete }): PinnedFile[] =>
      text === undefined || isComplete ? [] : [[href, integrity!]],
    ),
    ...(release && {
      vitals: asset(shell.vitals),
      release: { module: release.module, version: release.version },
    }),
    match: match && {
      row: { screen: match.row.screen, pageType: match.row.pageType },
      params: match.params,
    },
  };
  const theme = state.settings.theme === 'system' ? undefined : state.settings.theme;

  const before = [
    '<!doctype html>',
    tag('html', {
      lang: state.site.locale,
      dir: state.site.language?.dir === 'rtl' ? 'rtl' : undefined,
      'data-base': base || undefined,
      'data-theme': theme,
      'data-save-data': state.settings.dataSaver,
      'data-worker': input.worker ? undefined : 'off',
    }),
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    headHtml(head, state.site, origin, path),
    head.noIndex || !match ? '' : alternates(input),
    ...catalogues(state, release).map(([href]) =>
      tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' }),
    ),
    // Without scripts, nothing else would bring the screen.
    state.rendered ? '' : `<noscript>${RELOAD}</noscript>`,
    head.preloadImage
      ? tag('link', {
          rel: 'preload',
          as: 'image',
          href: head.preloadImage.href,
          imagesrcset: head.preloadImage.srcSet,
          imagesizes: head.preloadImage.sizes,
          fetchpriority: 'high',
        })
      : '',
    // A script after style sheets would wait for them.
    `${tag('script', { 'data-page': JSON.stringify(firstPage) })}${first}</script>`,
    tag('link', { rel: 'manifest', href: dataIn(languageOf(state.site), '/manifest.webmanifest') }),
    tag('link', { rel: 'apple-touch-icon', href: '/app/icon-192.png' }),
    ...themeColours(theme),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: `/assets/${shell.icon}` }),
    ...input.styles.map(styleHtml),
    ...shell.fonts.map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/assets/${file}`,
        crossorigin: 'anonymous',
      }),
    ),
    '</head><body><div id="root">',
  ];
  // Of duplicate keys JSON.parse takes the last, which is the gateway's: a module cannot override the state.
  const between = `</div>${input.preview ? banner(input.preview) : ''}<script type="application/json" id="guide-state">{"queries":`;
  const after = `,${escapeJson(state).slice(1)}</script></body></html>`;
  return { before: before.join(''), between, after };
}

const styleHtml = ({ href, integrity, text, isComplete }: StyleSheet): string =>
  text === undefined
    ? tag('link', { rel: 'stylesheet', href, integrity, crossorigin: 'anonymous' })
    : `<style${isComplete ? '' : ' data-part'}>${text}</style>`;

/** The banner is outside the root element, so that it stays while pages change. */
const banner = ({ module, version, expiresAt }: Preview): string =>
  [
    tag('aside', { class: 'preview-banner', 'aria-label': 'Preview' }),
    `<span>${escapeHtml(`Preview of ${module} ${version} until ${new Date(expiresAt).toUTCString()}`)}</span>`,
    `${tag('a', { href: '?preview=off' })}Leave</a></aside>`,
  ].join('');

const themeColours = (theme: 'light' | 'dark' | undefined): string[] =>
  theme
    ? [tag('meta', { name: 'theme-color', content: THEME_COLOURS[theme] })]
    : (['light', 'dark'] as const).map((scheme) =>
        tag('meta', {
          name: 'theme-color',
          media: `(prefers-color-scheme: ${scheme})`,
          content: THEME_COLOURS[scheme],
        }),
      );

/** The texts that the browser needs before it hydrates the page. */
const catalogues = ({ texts, site }: FrameState, release: PinnedRelease | undefined): PinnedFile[] => {
  const own = release?.languages?.[languageOf(site)];
  return [
    ...(texts ? [texts] : []),
    ...(own ? [[release!.base + own.file, own.integrity] as PinnedFile] : []),
  ];
};

/** The page's address in each language. */
const alternates = ({ languages, origin, path, head }: DocumentInput): string =>
  alternateAddresses(head.canonical?.startsWith('/') ? head.canonical : path, languages)
    .map(([hreflang, to]) => tag('link', { rel: 'alternate', hreflang, href: origin + to }))
    .join('');

/** Renders a screen's head. @throws {Error} if the canonical address belongs to another site */
export function headHtml(head: WrittenHead, site: Site, origin: string, path: string): string {
  const absolute = (to: string) => new URL(to.startsWith('/') ? origin + to : to, origin).href;
  const inLanguage = (to: string) => (to.startsWith('/') ? addressIn(languageOf(site), to) : to);
  const canonical =
    head.canonical === undefined
      ? absolute(inLanguage(path))
      : canonicalAddress(inLanguage(head.canonical), origin);
  const meta = (property: string, content: string | undefined) =>
    content === undefined ? '' : tag('meta', { property, content });
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    head.noIndex
      ? tag('meta', { name: 'robots', content: 'noindex' })
      : tag('link', { rel: 'canonical', href: canonical }),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:type', 'website'),
    meta('og:url', canonical),
    meta('og:site_name', guideName(site)),
    pictureHtml(head.image ?? site.image, absolute),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${data}</script>`),
  ].join('');
}

/** Messengers show no SVG, so pictures of the pack have a PNG preview (`tooling/build/social.mjs`). */
function pictureHtml(picture: string | undefined, absolute: (to: string) => string): string {
  if (!picture) return '';
  const preview = picture.replace(/^\/images\/(.+)\.\w+$/, '/images/social/$1.png');
  const properties = [['og:image', absolute(preview)]];
  if (preview !== picture)
    properties.push(['og:image:type', 'image/png'], ['og:image:width', '1200'], ['og:image:height', '630']);
  return [
    ...properties.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}

function canonicalAddress(to: string, origin: string): string {
  const { href } = new URL(to, origin);
  // Compare hrefs: the `origin` of `blob:https://guide.example/…` is also the site's.
  if (!href.startsWith(new URL('/', origin).href))
    throw new Error(`The canonical address ${to} is not of this site.`);
  return href;
}
