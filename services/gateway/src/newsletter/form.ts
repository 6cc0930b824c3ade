import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import {
  addressIn,
  EMAIL_PATTERN,
  ENGLISH,
  guideName,
  NEWSLETTER_OUTCOMES,
  NEWSLETTER_PATH,
  type Site,
} from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { escapeHtml } from '@guide/service-kit/html';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { callFor } from './call';
import type { SendPage } from './page';

type Outcome = keyof typeof NEWSLETTER_OUTCOMES;

const formHtml = (email = '') =>
  `<form method="post" action="${addressIn(currentLanguage(), NEWSLETTER_PATH)}"><p><label>${escapeHtml(i18n.t('Email address'))} <input type="email" name="email" required autocomplete="email" pattern="${escapeHtml(EMAIL_PATTERN)}" value="${escapeHtml(email)}"></label></p><button>${escapeHtml(i18n.t('Subscribe'))}</button></form>`;

function outcomeOf(status: number): Outcome {
  if (status === 202) return 'pending';
  if (status === 400) return 'invalid';
  return status < 300 ? 'subscribed' : 'failed';
}

/**
 * The newsletter form without scripts: sent to this page, it subscribes as `POST /api/subscribe` does. The email address
 * is in no URL. A failed attempt shows the form again.
 * @param siteOf - the site in the language of the request
 */
export const formRoutes =
  (sendPage: SendPage, siteOf: () => Site, fetch: Fetch): FastifyPluginAsync =>
  async (app) => {
    const intro = () => {
      const site = siteOf();
      const what = i18n.t('The newsletter of the {guide}.', { guide: guideName(site) });
      return `<p>${escapeHtml(`${what} ${site.newsletter.text}`)}</p>`;
    };
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    app.get(NEWSLETTER_PATH, async (_request, reply) =>
      sendPage(reply, i18n.t('Newsletter'), intro() + formHtml()),
    );
    app.post<{ Body?: URLSearchParams }>(NEWSLETTER_PATH, async (request, reply) => {
      const email = request.body?.get('email')?.trim() ?? '';
      const response = await callFor(request, fetch, operations.subscribe.path, {
        email,
        ...(currentLanguage() !== ENGLISH && { language: currentLanguage() }),
      });
      const outcome = outcomeOf(response.status);
      const { title, description } = NEWSLETTER_OUTCOMES[outcome];
      const retryAfter = response.headers.get('retry-after');
      if (retryAfter) reply.header('retry-after', retryAfter);
      const isDone = outcome === 'subscribed' || outcome === 'pending';
      reply.code(isDone ? 200 : response.status);
      return sendPage(
        reply,
        title,
        `<p role="status">${escapeHtml(description)}</p>${isDone ? '' : formHtml(email)}`,
      );
    });
  };
