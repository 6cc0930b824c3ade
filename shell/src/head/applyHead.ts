import type { Head } from '@guide/contracts/module';

const setMeta = (attribute: 'name' | 'property', key: string, content: string | undefined) => {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, key);
  meta.content = content;
};

/** Writes a screen's head into the document (ATT-32, D-50). The served page had the same in its HTML. */
export function applyHead(head: Head): void {
  if (document.title !== head.title) document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('name', 'robots', head.noIndex ? 'noindex' : undefined);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && head.canonical) canonical.href = new URL(head.canonical, location.origin).href;
}
