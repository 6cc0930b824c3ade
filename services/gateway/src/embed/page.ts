import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { tag } from '../pages/html';
import { findToken } from './tokens';

interface PageQuery {
  token?: string;
  theme?: string;
}

/** Who may frame the page is all that its policy leaves open. */
const policy = (ancestors: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');

/**
 * `/embed/analytics?token&theme&period`: the dashboard as a page to be framed by pages of the token's origins. It
 * posts `{ type: "guide-analytics:height", height }` to its parent and sets no cookie. Without a standing token it is
 * a refusal without data, which any page may frame to see it.
 * @param folder the embed kit's browser files
 */
export const embedPage = async (db: Db, folder: string): Promise<FastifyPluginAsync> => {
  const script = await readFile(path.join(folder, 'frame.js'));
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const head = [
    '<meta charset="utf-8"><title>Analytics Dashboard</title>',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'stylesheet', href: '/embed/frame.css' }),
  ].join('');
  const start = `${tag('script', { type: 'module', src: '/embed/frame.js', integrity, crossorigin: 'anonymous' })}</script>`;

  return async (app) => {
    app.get<{ Querystring: PageQuery }>('/embed/analytics', async ({ query, headers }, reply) => {
      const token = await findToken(db, String(query.token ?? ''));
      const framedBy = headers['sec-fetch-dest'] === 'iframe' ? originOf(headers.referer) : undefined;
      const refused = !token || (framedBy !== undefined && !token.origins.includes(framedBy));
      send(reply, refused ? ['*'] : token.origins);
      const theme = query.theme === 'dark' || query.theme === 'light' ? query.theme : undefined;
      const html = tag('html', { lang: 'en-GB', 'data-theme': theme });
      if (!refused) {
        return `<!doctype html>${html}<head>${head}${start}</head><body><div id="dashboard"></div></body></html>`;
      }
      reply.code(403);
      return `<!doctype html>${html}<head>${head}</head><body><h1>Not shared with this page</h1><p>The token of this dashboard is unknown, was revoked, or names another origin.</p></body></html>`;
    });
  };
};

function send(reply: FastifyReply, ancestors: string[]): void {
  // The page's own policy says who may frame it; this older header cannot name several origins.
  reply.removeHeader('x-frame-options');
  reply.raw.removeHeader('x-frame-options');
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(ancestors))
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
}

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;
