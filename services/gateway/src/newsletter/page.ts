import type { PlainPage, PlainPages } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { homeLink } from '../plainPage';
import { allowStyles } from '../security/headers';

interface NewsletterPagesOptions extends Pick<PlainPages, 'html'> {
  /** CSP source expression of the pages' style. */
  styleHash: string;
  themeOf(request: FastifyRequest): PlainPage['theme'];
}

/**
 * The pages of the newsletter's links and form, which need no scripts.
 * @returns a function that sends a page; its `content` is HTML
 */
export const pageSender =
  ({ html, styleHash, themeOf }: NewsletterPagesOptions) =>
  (reply: FastifyReply, heading: string, content: string): FastifyReply => {
    allowStyles(reply, [styleHash]);
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(
        html({
          kicker: i18n.t('Newsletter'),
          heading,
          content,
          actions: [homeLink()],
          theme: themeOf(reply.request),
        }),
      );
  };

export type SendPage = ReturnType<typeof pageSender>;
