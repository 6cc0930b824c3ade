import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

const MAX_LINKS = 30;

const STYLE = `:root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}
body{max-width:36rem;margin:0 auto;padding:48px 20px;background:#fffaf2;color:#1f2a44}
main{border-top:3px solid}h1{font:600 2rem/1.2 Georgia,serif}h2{font-size:1.1rem;margin-top:40px}
a{display:inline-block;padding:9px 0;color:inherit;font-weight:600;text-decoration:underline 2px light-dark(#b8273a,#ffcb6b);text-underline-offset:6px}
ul{padding:0;list-style:none}li{border-top:1px solid light-dark(#e6dcc8,#2d3a60)}
@media(prefers-color-scheme:dark){body{background:#0f1730;color:#f4ecdc}}`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

export async function missingPage(cacheName: string): Promise<Response> {
  const pages = await caches.open(cacheName);
  const links: string[] = [];
  let lang = 'en';
  for (const { url } of [...(await pages.keys())].reverse().slice(0, MAX_LINKS)) {
    const html = (await (await pages.match(url, { ignoreVary: true }))?.text()) ?? '';
    // Titles are already escaped. Drop the suffix with the guide's name.
    const title = /<title>([^<]*?)(?: \| [^<|]*)?</.exec(html)?.[1];
    lang = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? lang;
    if (title) links.push(`<li><a href="${escapeHtml(url)}">${title}</a></li>`);
  }
  const linkList = links.length > 0 ? `<h2>On this device</h2><ul>${links.join('')}</ul>` : '';
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Not on this device</title>
<style>${STYLE}</style></head><body><main><h1>This page is not on this device</h1>
<p>There is no connection now, and this page has not been stored.</p>
<p><a href="">Try again</a></p>${linkList}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      [OFFLINE_CACHE_HEADER]: 'no',
    },
  });
}
