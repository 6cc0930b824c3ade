import type { Site } from '@guide/contracts/site';
import { escapeHtml, tag } from '../renderers/html';
import type { WrittenHead } from '../renderers/messages';

/**
 * A screen's head as HTML.
 * @throws {Error} when the canonical address is not of this site: the release is not shown
 */
export function headHtml(head: WrittenHead, site: Site, origin: string, path: string): string {
  const absolute = (to: string) => new URL(to.startsWith('/') ? origin + to : to, origin).href;
  const canonical = head.canonical === undefined ? absolute(path) : ownAddress(head.canonical, origin);
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
    meta('og:site_name', `${site.product} Tourist Guide`),
    meta('og:image', head.image && absolute(head.image)),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${data}</script>`),
  ].join('');
}

function ownAddress(to: string, origin: string): string {
  const { href } = new URL(to, origin);
  // The `origin` of `blob:https://guide.example/…` is the site's.
  if (!href.startsWith(new URL('/', origin).href))
    throw new Error(`The canonical address ${to} is not of this site.`);
  return href;
}
