import type { Head, PageState, RouteRow } from '@guide/contracts/module';
import { THEME_COLOURS } from '../offline/manifest';
import { headHtml } from './head';
import { escapeJson, tag } from './html';
import type { ShellFiles } from './shellFiles';

interface DocumentInput {
  head: Head;
  state: PageState;
  shell: ShellFiles;
  /** Whether the page may register the service worker. */
  worker: boolean;
  /** The route's module and screen, where it has one. */
  exposed: Pick<RouteRow, 'module' | 'screen'> | null;
  origin: string;
  path: string;
}

/**
 * What stands before and after the rendered page. Everything that the browser will ask for is named in the first
 * bytes, each with the integrity and crossorigin that the later request has: otherwise it would load twice.
 */
export function documentParts(input: DocumentInput): { before: string; after: string } {
  const { head, state, shell, exposed, origin, path } = input;
  const release = exposed ? state.modules[exposed.module] : undefined;
  const needed = exposed ? release?.exposes[exposed.screen] : undefined;
  const asset = (file: string) => ({
    href: `/assets/${file}`,
    integrity: shell.integrity[file],
    crossorigin: 'anonymous',
  });
  const moduleFile = (file: string) => ({
    href: release!.base + file,
    integrity: release!.integrity[file],
    crossorigin: 'anonymous',
  });
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
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('link', { rel: 'apple-touch-icon', href: '/app/icon-192.png' }),
    ...themeColours(theme),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: `/assets/${shell.icon}` }),
    ...shell.css.map((file) => tag('link', { rel: 'stylesheet', ...asset(file) })),
    ...(needed?.css ?? []).map((file) => tag('link', { rel: 'stylesheet', ...moduleFile(file) })),
    ...shell.fonts.map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/assets/${file}`,
        crossorigin: 'anonymous',
      }),
    ),
    // Words, styles and the main picture first: what makes the page interactive may take what is left of the line.
    ...(needed ? [release!.entry, ...needed.js] : []).map((file) =>
      tag('link', { rel: 'preload', as: 'script', ...moduleFile(file), fetchpriority: 'low' }),
    ),
    ...shell.js.map((file) => {
      const { href, ...rest } = asset(file);
      return `${tag('script', { defer: true, src: href, ...rest })}</script>`;
    }),
    '</head><body><div id="root">',
  ];
  const after = `</div><script type="application/json" id="guide-state">${escapeJson(state)}</script></body></html>`;
  return { before: before.join(''), after };
}

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
