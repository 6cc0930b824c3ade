import type { Site } from '@guide/contracts/site';
import { escapeHtml } from '../renderers/html';
import { sourceHash } from '../security/headers';

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:34em;margin:15vh auto;padding:0 1.25rem}h1{font-size:2rem;line-height:1.2}';

/** CSP source expression of the page's style. */
export const PLAIN_STYLE = sourceHash(STYLE);

export type NamedSite = Pick<Site, 'locale' | 'product'>;

/** A page without other files, sent instead of one that cannot be served. @param link one link, as HTML */
export const plainPage = (
  { locale, product }: NamedSite,
  title: string,
  text: string,
  link: string,
): string =>
  `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${escapeHtml(product)} Tourist Guide</title><style>${STYLE}</style></head><body><h1>${title}</h1><p>${escapeHtml(text)}</p><p>${link}</p></body></html>`;
