/** A server with the two peers of the federated site: the single bundle, and each page as static HTML. */
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const STATE = /<script type="application\/json" id="guide-state">[\s\S]*?<\/script>/;

/**
 * @param {string} site address of the running federated site
 * @param {string} single folder of the single bundle
 * @param {{ js: string, css: string }} files of the single bundle
 */
export async function startPeers(site, single, files) {
  const app = Fastify();
  await app.register(compress, { threshold: 1024, encodings: ['br'] });
  await app.register(fastifyStatic, { root: single, prefix: '/single-assets/', preCompressed: true });
  for (const prefix of ['/api', '/images', '/assets', '/modules']) {
    await app.register(httpProxy, { upstream: site, prefix, rewritePrefix: prefix });
  }
  const page = async (url) => (await fetch(site + url)).text();

  app.get('/single-page', async (request, reply) => {
    const { path: asked } = /** @type {{ path: string }} */ (request.query);
    const html = await page(asked);
    const state = (STATE.exec(html)?.[0] ?? '').replace(
      /"queries":\{.*?\},"settings"/s,
      '"queries":{"mutations":[],"queries":[]},"settings"',
    );
    reply.type('text/html');
    return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/single-assets/${files.css}"><script defer src="/single-assets/${files.js}"></script></head><body><div id="root"></div>${state}<script>history.replaceState({}, '', ${JSON.stringify(asked)})</script></body></html>`;
  });
  app.get('/static-page', async (request, reply) => {
    const { path: asked } = /** @type {{ path: string }} */ (request.query);
    const html = await page(asked);
    reply.type('text/html');
    return html.replace(STATE, '').replace(/<script data-page=.*?<\/script>/s, '');
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
