import type { FirstPage, PageState, PinnedFile, RouteMatch } from '@guide/contracts/module';
import type { Preview } from '../previews/links';
import { escapeHtml, escapeJson, tag } from '../renderers/html';
import type { WrittenHead } from '../renderers/messages';
import { headHtml } from './head';
import type { Shell } from './shellFiles';
import type { StyleSheet } from './styleSheets';

/** Background of the site by day and by night, as in the shell's tokens. */
export const THEME_COLOURS = { light: '#fffaf2', dark: '#0f1730' } as const;

/** The state of a page without its queries, which its renderer has written. */
export type FrameState = Omit<PageState, 'queries'>;

/** The queries of a page without data, as a renderer writes them. */
export const NO_QUERIES = Buffer.from('{"queries":[],"mutations":[]}');

interface DocumentInput {
  head: WrittenHead;
  state: FrameState;
  /** Whether the page may register the service worker. */
  worker: boolean;
  shell: Pick<Shell, 'files' | 'first'>;
  /** In their order. */
  styles: StyleSheet[];
  /** A release that is shown to this visitor only: the page says so. */
  preview?: Preview | null;
  match: RouteMatch | null;
  origin: string;
  path: string;
}

/**
 * The document around a page: `before` its HTML, `between` that and its queries as JSON, and `after` them. What the first
 * screen needs is named in the first bytes, with the crossorigin that the later request has: otherwise it would load
 * twice. The styles that it shows are in the page; its scripts and its complete style sheets are named to the first
 * script, which loads them when the page is hydrated.
 */
export function documentParts(input: DocumentInput): { before: string; between: string; after: string } {
  const { head, state, match, origin, path } = input;
  const { files: shell, first } = input.shell;
  const release = match ? state.modules[match.row.module] : undefined;
  const needed = match ? release?.exposes[match.row.screen] : undefined;
  const asset = (file: string): PinnedFile => [`/assets/${file}`, shell.integrity[file]!];
  const moduleFile = (file: string): PinnedFile => [release!.base + file, release!.integrity[file]!];
  const firstPage: FirstPage = {
    hydrateAtOnce: !state.rendered || state.moduleOrigins.length > 0,
    scripts: [...shell.js.map(asset), ...(needed ? [release!.entry, ...needed.js] : []).map(moduleFile)],
    styles: input.styles.flatMap(({ href, integrity, text, isWhole }): PinnedFile[] =>
      text === undefined || isWhole ? [] : [[href, integrity!]],
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
      'data-theme': theme,
      'data-save-data': state.settings.dataSaver,
      'data-worker': input.worker ? undefined : 'off',
    }),
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    headHtml(head, state.site, origin, path),
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
    // Before the styles: a script behind them waits until they have come.
    `${tag('script', { 'data-page': JSON.stringify(firstPage) })}${first}</script>`,
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
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
  // A renderer's text comes first: of a key that occurs twice, JSON.parse takes the last one, which is the gateway's.
  const between = `</div>${input.preview ? banner(input.preview) : ''}<script type="application/json" id="guide-state">{"queries":`;
  const after = `,${escapeJson(state).slice(1)}</script></body></html>`;
  return { before: before.join(''), between, after };
}

const styleHtml = ({ href, integrity, text, isWhole }: StyleSheet): string =>
  text === undefined
    ? tag('link', { rel: 'stylesheet', href, integrity, crossorigin: 'anonymous' })
    : `<style${isWhole ? '' : ' data-part'}>${text}</style>`;

/** Says that this page is not what others get, and leads out of it. Outside the root it stays while pages change. */
const banner = ({ module, version, expiresAt }: Preview): string =>
  [
    tag('aside', { class: 'preview-banner', 'aria-label': 'Preview' }),
    `<span>${escapeHtml(`Preview of ${module} ${version} until ${new Date(expiresAt).toUTCString()}`)}</span>`,
    `${tag('a', { href: '?preview=off' })}Leave</a></aside>`,
  ].join('');

/** The colour of the browser's own bars: that of the page, also where the visitor chose another theme than the system's. */
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
