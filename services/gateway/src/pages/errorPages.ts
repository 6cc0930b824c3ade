import type { ErrorBody } from '@guide/contracts/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { allowStyles } from '../security/headers';
import { API } from './address';
import { type NamedSite, PLAIN_STYLE, plainPage } from './plainPage';

const opensPage = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !API.test(url);

/** Whether the same request may succeed later. */
const isTemporary = (reply: FastifyReply): boolean => reply.statusCode === 429 || reply.statusCode >= 500;

const isError = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

/** Visitors who open a page while the server refuses it or fails get a page instead of the JSON error. */
export const errorPages = fp<{ site: NamedSite }>(
  async (app, { site }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (!isTemporary(reply) || !isError(reply) || typeof payload !== 'string' || !opensPage(request))
        return payload;
      const { error }: ErrorBody = JSON.parse(payload);
      allowStyles(reply, [PLAIN_STYLE]);
      reply.type('text/html; charset=utf-8');
      // An empty `href` loads the same address.
      return plainPage(site, 'Please Try Again', error.message, '<a href="">Try again</a>');
    });
  },
  { name: 'error-pages' },
);
