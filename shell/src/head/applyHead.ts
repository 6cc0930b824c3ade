import type { Head } from '@guide/contracts/module';

const setMeta = (attribute: 'name' | 'property', key: string, content: string | undefined) => {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, key);
  meta.content = content;
};

const setCanonical = (href: string | undefined) => {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (href === undefined) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = href;
};

/** A whole address on the site's own origin, which the served page names: it may be read at another one. */
function absolute(to: string): string {
  const served = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const { origin } = new URL(served ?? location.href);
  return new URL(to.startsWith('/') ? origin + to : to, origin).href;
}

/**
 * Writes a screen's head into the document (ATT-32, D-50). The served page had the same in its HTML.
 * @param path of the page, its address where the head names no other
 */
export function applyHead(head: Head, path: string): void {
  if (document.title !== head.title) document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('name', 'robots', head.noIndex ? 'noindex' : undefined);
  const address = absolute(head.canonical ?? path);
  setMeta('property', 'og:url', address);
  setMeta('property', 'og:image', head.image && absolute(head.image));
  setCanonical(head.noIndex ? undefined : address);
}
