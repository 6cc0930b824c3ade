import type { Head } from '@guide/contracts/module';
import { addressIn, alternateAddresses, type Site, withOrigin } from '@guide/contracts/site';
import { pageLanguage } from '../navigation/address';

/** Creates or updates the head element with this attribute, or removes it if there are no `attributes`. */
function setElement(tag: string, name: string, key: string, attributes?: Record<string, string>): void {
  const existing = document.head.querySelector(`${tag}[${name}="${key}"]`);
  if (!attributes) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [attribute, value] of Object.entries({ [name]: key, ...attributes }))
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

const setMeta = (name: 'name' | 'property', key: string, content?: string) =>
  setElement('meta', name, key, content === undefined ? undefined : { content });

const setJsonLd = (data: object[], origin: string) => {
  const existing = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  const texts = data.map((entry) => JSON.stringify(withOrigin(entry, origin, pageLanguage())));
  if (existing.map(({ textContent }) => textContent).join() === texts.join()) return;
  for (const script of existing) script.remove();
  for (const text of texts) {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/ld+json';
    script.text = text;
  }
};

/** The site's canonical origin, which may differ from the URL's. */
function siteOrigin(): string {
  const served = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return new URL(served ?? location.href).origin;
}

/**
 * Writes a screen's head into the document (ATT-32, D-50).
 * @param path - used unless the head has a canonical path
 * @param languages - those of the guide; a page for search engines names its address in each
 */
export function applyHead(head: Head, path: string, languages: Site['languages'] = []): void {
  const origin = siteOrigin();
  const absolute = (to: string) => new URL(to.startsWith('/') ? origin + to : to, origin).href;
  if (document.title !== head.title) document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('name', 'robots', head.noIndex ? 'noindex' : undefined);
  const page = head.canonical ?? path;
  const address = absolute(page.startsWith('/') ? addressIn(pageLanguage(), page) : page);
  setMeta('property', 'og:url', address);
  setElement('link', 'rel', 'canonical', head.noIndex ? undefined : { href: address });
  const codes = languages.map(({ code }) => code);
  for (const [language, to] of alternateAddresses(page.startsWith('/') ? page : path, codes))
    setElement(
      'link',
      'hreflang',
      language,
      head.noIndex ? undefined : { rel: 'alternate', href: absolute(to) },
    );
  setJsonLd(head.jsonLd ?? [], origin);
}
