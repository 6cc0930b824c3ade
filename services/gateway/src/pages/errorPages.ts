import { randomInt } from 'node:crypto';
import { i18n } from '@guide/contracts/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type GatewayPages, homeLink, themeOf } from '../plainPage';
import { allowStyles } from '../security/headers';
import { API } from '../security/requestTarget';

const opensPage = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !API.test(url);

/** Whether the same request may succeed later. */
const isTemporary = (reply: FastifyReply): boolean => reply.statusCode === 429 || reply.statusCode >= 500;

const isError = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

const MAX_SPREAD_S = 5;

/** What a visitor reads. The messages of errors are for programs, and in English. */
function textOf({ statusCode }: FastifyReply, waitS: number): string {
  if (statusCode === 429)
    return i18n.t(
      'Many pages were opened from your network in a short time. This page opens by itself in a moment.',
    );
  return waitS
    ? i18n.t('Many people are using the guide at the moment. This page opens by itself in a few seconds.')
    : i18n.t('Something went wrong on our side.');
}

/** Visitors who open a page while the server refuses it or fails get a page instead of the JSON error. */
export const errorPages = fp<GatewayPages>(
  async (app, { html, styleHash }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (!isTemporary(reply) || !isError(reply) || typeof payload !== 'string' || !opensPage(request))
        return payload;
      allowStyles(reply, [styleHash]);
      reply.type('text/html; charset=utf-8');
      const waitS = Number(reply.getHeader('retry-after')) || 0;
      return html({
        kicker: waitS ? i18n.t('One moment') : i18n.t('Our mistake'),
        heading: i18n.t('Please Try Again'),
        text: textOf(reply, waitS),
        actions: [{ href: '', label: i18n.t('Try again') }, homeLink()],
        theme: themeOf(request),
        // Visitors who were refused together do not return together.
        reloadAfter: waitS && waitS + randomInt(MAX_SPREAD_S),
      });
    });
  },
  { name: 'error-pages' },
);
