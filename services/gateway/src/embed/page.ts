import type { Release } from '@guide/contracts/api';
import { directionOf } from '@guide/contracts/release/languages';
import { ENGLISH, findLanguage } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { escapeHtml } from '@guide/service-kit/html';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import type { Languages } from '../languages';
import { tag } from '../renderers/html';
import { hashedName, type Kit, languagesOfKit } from './kit';
import { findTokenById, refusalOf } from './tokens';

interface Frame {
  Params: { id: string };
  Querystring: { theme?: string; lang?: string | string[] };
}

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

/** `/embed/analytics/{id}?panel&theme&period&lang#{token}`: the dashboard in a frame, for the origins of this token. */
export const embedPage =
  (db: Db, kit: Kit, languages: Pick<Languages, 'siteIn' | 'run'>): FastifyPluginAsync =>
  async (app) => {
    app.get<Frame>('/embed/analytics/:id', async ({ params, query, headers }, reply) => {
      const release = await kit.release();
      if (!release) return reply.callNotFound();
      const token = await findTokenById(db, params.id);
      const isFramed = (headers['sec-fetch-dest'] ?? 'iframe') === 'iframe';
      const isActive = isFramed && refusalOf(token) === null;
      send(reply, isActive ? token!.origins : ['*']);
      const theme = query.theme === 'dark' || query.theme === 'light' ? query.theme : undefined;
      const language = findLanguage(String(query.lang ?? ''), languagesOfKit(release)) ?? ENGLISH;
      const html = tag('html', {
        lang: language === ENGLISH ? languages.siteIn(ENGLISH).locale : language,
        dir: directionOf(language) === 'rtl' ? 'rtl' : undefined,
        'data-theme': theme,
      });
      if (!isActive) reply.code(403);
      return languages.run(language, () => {
        const head = headOf(release) + (isActive ? startOf(release) : '');
        const body = isActive ? '<div id="dashboard"></div>' : refusalHtml();
        return `<!doctype html>${html}<head>${head}</head><body>${body}</body></html>`;
      });
    });
  };

function refusalHtml(): string {
  const title = i18n.t('Not shared with this page');
  const text = i18n.t(
    'The token of this dashboard is unknown, was revoked or has expired, or this page is not in a frame.',
  );
  return `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`;
}

const pinned = (release: Release, plain: string) => {
  const name = hashedName(release, plain)!;
  return { url: `/embed/${name}`, integrity: release.integrity[name], crossorigin: 'anonymous' };
};

function headOf(release: Release): string {
  const { url, ...rest } = pinned(release, 'frame.css');
  return [
    `<meta charset="utf-8"><title>${escapeHtml(i18n.t('Analytics Dashboard'))}</title>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'stylesheet', href: url, ...rest }),
  ].join('');
}

function startOf(release: Release): string {
  const { url, ...rest } = pinned(release, 'frame.js');
  return `${tag('script', { type: 'module', src: url, ...rest })}</script>`;
}

function send(reply: FastifyReply, ancestors: string[]): void {
  // `X-Frame-Options` cannot name several origins.
  reply.removeHeader('x-frame-options');
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(ancestors))
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
}
