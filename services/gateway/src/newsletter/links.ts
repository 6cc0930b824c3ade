import { integrityOf } from '@guide/contracts/module/integrity';
import type { FastifyPluginAsync } from 'fastify';
import type { SendPage } from './page';

/** Submits the form at once. Link checkers of mail programs run no scripts, so they confirm nothing. */
const SCRIPT = `const form = document.forms[0];
const state = document.querySelector('[role=status]');
form.addEventListener('submit', (event) => {
  event.preventDefault();
  fetch(form.action, { method: 'POST' }).then(
    (response) => {
      form.hidden = response.ok;
      const { done, gone, failed } = form.dataset;
      state.textContent = response.ok ? done : response.status === 404 ? gone : failed;
    },
    () => {
      state.textContent = form.dataset.failed;
    },
  );
});
form.requestSubmit();
`;
const SCRIPT_PATH = '/newsletter/link.js';
const INTEGRITY = integrityOf(SCRIPT);

interface LinkPage {
  title: string;
  button: string;
  done: string;
}
const pages: Record<string, LinkPage> = {
  confirm: {
    title: 'Confirm your subscription',
    button: 'Confirm',
    done: 'Thank you: your subscription is confirmed.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    button: 'Unsubscribe',
    done: 'You have unsubscribed. Your address was deleted.',
  },
};
const GONE = 'This link is no longer valid.';
const FAILED = 'Something went wrong. Please try again.';

/** The pages behind the links in emails; without scripts, visitors press the button. */
export const linkRoutes =
  (sendPage: SendPage): FastifyPluginAsync =>
  async (app) => {
    for (const [action, { title, button, done }] of Object.entries(pages)) {
      app.get<{ Querystring: { token?: string } }>(`/newsletter/${action}`, async ({ query }, reply) => {
        const token = typeof query.token === 'string' ? query.token : '';
        if (!/^[\w-]{32}$/.test(token)) return reply.callNotFound();
        // The URL contains the secret token.
        reply.header('referrer-policy', 'no-referrer');
        return sendPage(
          reply,
          title,
          `<p role="status"></p>
<form method="post" action="/api/newsletter/${action}?token=${token}" data-done="${done}" data-gone="${GONE}" data-failed="${FAILED}"><button>${button}</button></form>`,
          `<script type="module" src="${SCRIPT_PATH}" integrity="${INTEGRITY}" crossorigin></script>`,
        );
      });
    }
    app.get(SCRIPT_PATH, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT),
    );
  };
