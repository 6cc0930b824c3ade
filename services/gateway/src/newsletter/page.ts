import type { Site } from '@guide/contracts/site';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../renderers/html';

/** The pages of the newsletter's links and form, which need no scripts. @param styles addresses of style sheets */
export const pageSender =
  (site: Site, styles: string[]) =>
  (reply: FastifyReply, title: string, content: string, head = ''): FastifyReply =>
    reply
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(site.product)}</title>${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}
${head}</head>
<body><main><h1>${title}</h1>${content}
<p><a href="/">${escapeHtml(site.product)}</a></p></main></body></html>`);

export type SendPage = ReturnType<typeof pageSender>;
