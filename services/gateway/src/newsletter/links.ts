import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { addressIn, NEWSLETTER_PATH } from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { escapeHtml } from '@guide/service-kit/html';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { callFor } from './call';
import type { SendPage } from './page';

const TOKEN = /^[\w-]{32}$/;
const failed = () => i18n.t('Something went wrong. Please try again.');

/** Puts a link into a text: `<0>` marks its words. The text is of the guide, so only its letters are escaped. */
const withLink = (text: string, href: string) =>
  escapeHtml(text).replace(/&lt;0&gt;(.*?)&lt;\/0&gt;/, `<a href="${escapeHtml(href)}">$1</a>`);

const gone = () => ({
  title: i18n.t('This link is no longer valid'),
  html: `<p role="status">${withLink(
    i18n.t('Your address was deleted, or the link is older than 7 days. You can <0>subscribe again</0>.'),
    addressIn(currentLanguage(), NEWSLETTER_PATH),
  )}</p>`,
});

const API = {
  confirm: operations.confirmSubscription.path,
  unsubscribe: operations.unsubscribe.path,
} as const;

/** @param guide - such as "London Tourist Guide" */
function pageTexts(action: keyof typeof API, guide: string) {
  return action === 'confirm'
    ? {
        title: i18n.t('Confirm your subscription'),
        question: i18n.t('Do you want to receive the newsletter of the {guide}?', { guide }),
        button: i18n.t('Yes, subscribe me'),
        done: {
          title: i18n.t('You are subscribed'),
          text: i18n.t(
            'You will receive the newsletter of the {guide}. Every email has a link to unsubscribe.',
            { guide },
          ),
        },
      }
    : {
        title: i18n.t('Unsubscribe'),
        question: i18n.t('Do you want to stop receiving the newsletter of the {guide}?', { guide }),
        button: i18n.t('Unsubscribe'),
        done: {
          title: i18n.t('You have unsubscribed'),
          text: i18n.t('We deleted your address. You will receive no more newsletters of the {guide}.', {
            guide,
          }),
        },
      };
}

/**
 * The pages behind the links in emails. Only a press on the button changes anything (decision 52): scanners of mail
 * gateways open links and run scripts. The pages have none.
 * @param guideOf - the guide's name in the language of the request
 */
export const linkRoutes =
  (sendPage: SendPage, guideOf: () => string, fetch: Fetch): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
    // The URL has the secret token. With `no-referrer`, browsers would hide the form's origin.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('referrer-policy', 'strict-origin');
    });
    for (const action of ['confirm', 'unsubscribe'] as const) {
      const path = `${NEWSLETTER_PATH}/${action}`;
      const form = (token: string, button: string) =>
        `<form method="post" action="${addressIn(currentLanguage(), path)}?token=${token}"><button>${escapeHtml(button)}</button></form>`;
      app.get(path, async (request, reply) => {
        const token = tokenOf(request);
        if (!token) return reply.callNotFound();
        const { title, question, button } = pageTexts(action, guideOf());
        return sendPage(reply, title, `<p>${escapeHtml(question)}</p>${form(token, button)}`);
      });
      app.post(path, async (request, reply) => {
        const token = tokenOf(request);
        if (!token) return reply.callNotFound();
        const { ok, status, headers } = await callFor(request, fetch, `${API[action]}?token=${token}`);
        const { title, button, done } = pageTexts(action, guideOf());
        if (ok) return sendPage(reply, done.title, `<p role="status">${escapeHtml(done.text)}</p>`);
        reply.code(status);
        if (status === 404) return sendPage(reply, gone().title, gone().html);
        const retryAfter = headers.get('retry-after');
        if (retryAfter) reply.header('retry-after', retryAfter);
        return sendPage(reply, title, `<p role="status">${failed()}</p>${form(token, button)}`);
      });
    }
    // Mail programs without one-click unsubscribe open this address (RFC 2369).
    app.get(operations.unsubscribe.path, async (request, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .redirect(`${NEWSLETTER_PATH}/unsubscribe?token=${tokenOf(request) ?? ''}`, 303),
    );
  };

function tokenOf({ query }: FastifyRequest): string | undefined {
  const { token } = query as { token?: string | string[] };
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}
