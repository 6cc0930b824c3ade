import { createPlainPages, ENGLISH, OFFLINE_CACHE_HEADER, type PlainPage } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { splitPage } from './addresses';
import { readState } from './copies';
import { readTexts, withTexts } from './texts';

const MAX_LINKS = 30;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'";

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Reads what the gateway's `escapeHtml` wrote. */
const unescapeHtml = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (_, name) => CHARACTERS[name]!);

interface StoredPage {
  url: string;
  html: string;
  title: string;
}

/** The newest stored pages with a title. */
async function readPages(cacheName: string): Promise<StoredPage[]> {
  const cache = await caches.open(cacheName);
  const pages: StoredPage[] = [];
  for (const { url } of [...(await cache.keys())].reverse().slice(0, MAX_LINKS)) {
    const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
    // Drop the suffix with the guide's name.
    const title = /<title>([^<]*?)(?: \| [^<|]*)?</.exec(html)?.[1];
    if (title) pages.push({ url, html, title: unescapeHtml(title) });
  }
  return pages;
}

/** Theme and fonts of a stored page. */
const readLook = (html: string) => ({
  theme: /<html\b[^>]*? data-theme="(light|dark)"/.exec(html)?.[1] as PlainPage['theme'],
  fonts: [...html.matchAll(/<link [^>]*as="font"[^>]* href="(\/[\w./-]+)"/g)].map(([, href]) => href!),
});

/** Names of the guide and texts in a language, from stored pages of this language. Plain pages have no state. */
async function readGuide(language: string, pages: StoredPage[]) {
  const [newest] = pages;
  const guide = / \| ([^<|]+)<\/title>/.exec(newest?.html ?? '')?.[1];
  const withState = pages.find(({ html }) => html.includes('id="guide-state"'));
  const state = withState && readState(withState.html);
  const texts = await readTexts(language, state?.texts);
  const isTranslated = texts.language === language;
  const locale = isTranslated ? / lang="([\w-]+)"/.exec(newest?.html ?? '')?.[1] : undefined;
  const site = {
    locale: locale ?? ENGLISH,
    guide: guide && unescapeHtml(guide),
    product: state?.site.product,
    language: state?.site.language && {
      ...state.site.language,
      ...(!isTranslated && { dir: 'ltr' as const }),
    },
  };
  return { site, texts };
}

/** The page for an address that is not on the device, in its language, with links to pages that are. */
export async function missingPage(cacheName: string, { pathname }: URL): Promise<Response> {
  const { language } = splitPage(pathname);
  const pages = await readPages(cacheName);
  const { fonts, theme } = readLook(pages[0]?.html ?? '');
  const own = pages.filter(({ url }) => splitPage(new URL(url).pathname).language === language);
  const { site, texts } = await readGuide(language, own);
  const links = pages.map(({ url, title }) => ({ href: url, label: title }));
  const body = withTexts(texts, () =>
    createPlainPages({ site: () => site, fonts }).html({
      kicker: i18n.t('No connection'),
      heading: i18n.t('This page is not on this device'),
      text: i18n.t('You are offline, and this page has not been saved.'),
      actions: [{ href: '', label: i18n.t('Try again') }],
      list: { heading: i18n.t('On this device'), links },
      theme,
    }),
  );
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      [OFFLINE_CACHE_HEADER]: 'no',
    },
  });
}
