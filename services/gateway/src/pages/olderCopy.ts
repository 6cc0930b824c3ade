import type { RouteMatch } from '@guide/contracts/module';
import { type Route, routeTable, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { escapeHtml } from '@guide/service-kit/html';
import { sourceHash } from '../security/headers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A page that is older than this says so and shows no opening states. */
export const UNMARKED_MS = MINUTE_MS;

/** Texts and pictures of a place change rarely; lists and the home page change during the day. */
const MAX_AGE_MS: Partial<Record<Route['kind'], number>> = {
  home: HOUR_MS,
  list: HOUR_MS,
  map: HOUR_MS,
  place: 24 * HOUR_MS,
};

/**
 * How old a page may be, in ms, if no newer one can be rendered. Figures, responses to a query such as "open now", and
 * paths that a release claims may be a minute old.
 * @param site - with the paths of the route table
 */
export function createMaxAge(site: Pick<Site, 'slug' | 'fixedPages' | 'menus'>) {
  return (match: RouteMatch | null, hasQuery: boolean): number => {
    const row = match && !hasQuery && routeTable(site).findLast(({ path }) => path === match.row.path);
    const kind = row ? row.kind : undefined;
    return (kind && MAX_AGE_MS[kind]) || MINUTE_MS;
  };
}

/** Opening states are hidden until the browser has computed them again. */
const STYLE = 'html:not([data-hydrated]) [data-opening]{visibility:hidden}';
export const OLDER_STYLE_HASH = sourceHash(STYLE);

/** The shell's banner for stored pages (`shell/src/frame/OfflineBanner.tsx`). */
const BANNER = /(<div id="offline-banner"[^>]*?) hidden(?:="")?([^>]*>.*?<p\b[^>]*>)(?=<\/p>)/s;

/** Marks a page's HTML as an older copy: the banner says when it was made, and the shell hydrates it at once. */
export function markOlder(
  html: Buffer,
  { locale, timeZone }: Pick<Site, 'locale' | 'timeZone'>,
  madeAt: Date,
): Buffer {
  const at = madeAt.toISOString();
  const time = madeAt.toLocaleTimeString(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const text = `<strong>${escapeHtml(i18n.t('The guide is busy'))}</strong><span>${escapeHtml(i18n.t('Opening times may have changed'))}</span><time datetime="${at}">${escapeHtml(i18n.t('Made at {time}', { time }))}</time>`;
  const marked = html
    .toString()
    .replace('<html', `<html data-stored-at="${at}" data-stored-why="busy"`)
    .replace('</head>', `<style>${STYLE}</style></head>`)
    .replace(BANNER, `$1 data-reason="busy"$2${text}`);
  return Buffer.from(marked);
}
