import { createPlainPages, OFFLINE_CACHE_HEADER, type PlainPage } from '@guide/contracts/site';

const MAX_LINKS = 30;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'";

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Reads what the gateway's `escapeHtml` wrote. */
const unescapeHtml = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (_, name) => CHARACTERS[name]!);

/** Locale, name, theme and fonts of the guide, as stored pages have them. */
function readStored(html: string) {
  return {
    locale: /<html\b[^>]*? lang="([\w-]+)"/.exec(html)?.[1],
    theme: /<html\b[^>]*? data-theme="(light|dark)"/.exec(html)?.[1] as PlainPage['theme'],
    // Drop the suffix with the guide's name.
    title: /<title>([^<]*?)(?: \| [^<|]*)?</.exec(html)?.[1],
    product: / \| ([^<|]+) Tourist Guide<\/title>/.exec(html)?.[1],
    fonts: [...html.matchAll(/<link [^>]*as="font"[^>]* href="(\/[\w./-]+)"/g)].map(([, href]) => href!),
  };
}

/** The page for an address that is not on the device, with links to those that are. */
export async function missingPage(cacheName: string): Promise<Response> {
  const pages = await caches.open(cacheName);
  const links: PlainPage['actions'] = [];
  let stored = readStored('');
  for (const { url } of [...(await pages.keys())].reverse().slice(0, MAX_LINKS)) {
    const page = readStored((await (await pages.match(url, { ignoreVary: true }))?.text()) ?? '');
    if (links.length === 0) stored = page;
    if (page.title) links.push({ href: url, label: unescapeHtml(page.title) });
  }
  const { locale = 'en', product, fonts, theme } = stored;
  const { html } = createPlainPages({ locale, product: product && unescapeHtml(product), fonts });
  const body = html({
    kicker: 'No connection',
    heading: 'This page is not on this device',
    text: 'You are offline, and this page has not been saved.',
    actions: [{ href: '', label: 'Try again' }],
    list: { heading: 'On this device', links },
    theme,
  });
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      [OFFLINE_CACHE_HEADER]: 'no',
    },
  });
}
