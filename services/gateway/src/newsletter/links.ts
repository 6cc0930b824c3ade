import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { NEWSLETTER_PATH } from '@guide/contracts/site';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { callFor } from './call';
import type { SendPage } from './page';

const TOKEN = /^[\w-]{32}$/;
const FAILED = 'Something went wrong. Please try again.';
const GONE = {
  title: 'This link is no longer valid',
  html: `<p role="status">Your address was deleted, or the link is older than 7 days. You can <a href="${NEWSLETTER_PATH}">subscribe again</a>.</p>`,
};

/** @param guide - the guide's name as HTML, such as `London Tourist Guide` */
const pagesOf = (guide: string) => ({
  confirm: {
    api: operations.confirmSubscription.path,
    title: 'Confirm your subscription',
    question: `Do you want to receive the newsletter of the ${guide}?`,
    button: 'Yes, subscribe me',
    done: {
      title: 'You are subscribed',
      text: `You will receive the newsletter of the ${guide}. Every email has a link to unsubscribe.`,
    },
  },
  unsubscribe: {
    api: operations.unsubscribe.path,
    title: 'Unsubscribe',
    question: `Do you want to stop receiving the newsletter of the ${guide}?`,
    button: 'Unsubscribe',
    done: {
      title: 'You have unsubscribed',
      text: `We deleted your address. You will receive no more newsletters of the ${guide}.`,
    },
  },
});

/**
 * The pages behind the links in emails. Only a press on the button changes anything (decision 52): scanners of mail
 * gateways open links and run scripts. The pages have none.
 * @param guide - the guide's name as HTML
 */
export const linkRoutes =
  (sendPage: SendPage, guide: string, fetch: Fetch): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
    // The URL has the secret token. With `no-referrer`, browsers would hide the form's origin.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('referrer-policy', 'strict-origin');
    });
    for (const [action, { api, title, question, button, done }] of Object.entries(pagesOf(guide))) {
      const path = `${NEWSLETTER_PATH}/${action}`;
      const form = (token: string) =>
        `<form method="post" action="${path}?token=${token}"><button>${button}</button></form>`;
      app.get(path, async (request, reply) => {
        const token = tokenOf(request);
        if (!token) return reply.callNotFound();
        return sendPage(reply, title, `<p>${question}</p>${form(token)}`);
      });
      app.post(path, async (request, reply) => {
        const token = tokenOf(request);
        if (!token) return reply.callNotFound();
        const { ok, status, headers } = await callFor(request, fetch, `${api}?token=${token}`);
        if (ok) return sendPage(reply, done.title, `<p role="status">${done.text}</p>`);
        reply.code(status);
        if (status === 404) return sendPage(reply, GONE.title, GONE.html);
        const retryAfter = headers.get('retry-after');
        if (retryAfter) reply.header('retry-after', retryAfter);
        return sendPage(reply, title, `<p role="status">${FAILED}</p>${form(token)}`);
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
