import type { Head } from '@guide/contracts/module';
import { withOrigin } from '@guide/contracts/site';

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

const setJsonLd = (data: object[], origin: string) => {
  const found = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  const texts = data.map((entry) => JSON.stringify(withOrigin(entry, origin)));
  if (found.map(({ textContent }) => textContent).join() === texts.join()) return;
  for (const script of found) script.remove();
  for (const text of texts) {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/ld+json';
    script.text = text;
  }
};

/** The site's own origin, which the served page names: it may be read at another one. */
function siteOrigin(): string {
  const served = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return new URL(served ?? location.href).origin;
}

/**
 * Writes a screen's head into the document (ATT-32, D-50). The served page had the same in its HTML.
 * @param path of the page, its address where the head names no other
 */
export function applyHead(head: Head, path: string): void {
  const origin = siteOrigin();
  const absolute = (to: string) => new URL(to.startsWith('/') ? origin + to : to, origin).href;
  if (document.title !== head.title) document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('name', 'robots', head.noIndex ? 'noindex' : undefined);
  const address = absolute(head.canonical ?? path);
  setMeta('property', 'og:url', address);
  setMeta('property', 'og:image', head.image && absolute(head.image));
  setCanonical(head.noIndex ? undefined : address);
  setJsonLd(head.jsonLd ?? [], origin);
}
