import { addressIn, ENGLISH, NEWSLETTER_PATH } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { inLanguage } from '@guide/service-kit';
import { createMailTransport, type MailSettings } from '@guide/service-kit/mail';
import type { Subscription } from '../data/subscriptions';

export interface MailerOptions extends MailSettings {
  /** The guide's name in a language, whose texts are the current ones: `London Tourist Guide`. */
  guide(language: string): string;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Creates the sender of confirmations, with one connection for each mail. */
export function createMailer({ url, from, guide, origin }: MailerOptions) {
  const transport = createMailTransport({ url, from });
  return {
    async sendConfirmation(subscription: Subscription): Promise<void> {
      const { email, unsubscribeToken, language = ENGLISH } = subscription;
      const texts = inLanguage(language, () => confirmationTexts(subscription, guide(language), origin));
      await transport.sendMail({
        to: { name: '', address: email },
        ...texts,
        headers: { ...unsubscribeHeaders(origin, unsubscribeToken), 'Content-Language': language },
      });
    },
    close: () => transport.close(),
  };
}

/** The subject and text of a confirmation, with links to pages of the same language. */
function confirmationTexts(
  { confirmToken, unsubscribeToken, language = ENGLISH }: Subscription,
  guide: string,
  origin: string,
): { subject: string; text: string } {
  // The angle brackets keep mail programs from cutting or extending a link (RFC 3986, appendix C).
  const link = (action: string, token: string) =>
    `<${origin}${addressIn(language, `${NEWSLETTER_PATH}/${action}?token=${token}`)}>`;
  return {
    subject: i18n.t('Confirm your subscription to the {guide}', { guide }),
    text: [
      i18n.t(
        'You get this email because this address was entered for the newsletter of the {guide} ({origin}).',
        { guide, origin },
      ),
      `${i18n.t('To subscribe, open this page within 7 days and press the button:')}\n${link('confirm', confirmToken ?? '')}`,
      i18n.t(
        'If it was not you, ignore this email: you will get no newsletter, and we delete your address after 7 days.',
      ),
      `${i18n.t('To delete your address now, or to unsubscribe later:')}\n${link('unsubscribe', unsubscribeToken)}`,
    ].join('\n\n'),
  };
}

/** Mail programs show a one-click unsubscribe button for these headers (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (origin: string, token: string) => ({
  'List-Unsubscribe': `<${origin}/api/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
