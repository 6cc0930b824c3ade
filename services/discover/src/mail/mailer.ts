import { createTransport } from 'nodemailer';
import type { Subscription } from '../data/subscriptions';

const TIMEOUT_MS = 10_000;

export interface MailerOptions {
  /** Address of the mail server, such as `smtps://user:password@mail.example`. */
  url: string;
  from: string;
  /** The guide's name, such as `London Tourist Guide`. */
  guide: string;
  origin: string;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Creates the sender of confirmations, with one connection for each mail. */
export function createMailer({ url, from, guide, origin }: MailerOptions) {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async sendConfirmation({ email, confirmToken, unsubscribeToken }: Subscription): Promise<void> {
      await transport.sendMail({
        to: { name: '', address: email },
        subject: `Confirm your subscription to the ${guide}`,
        // The angle brackets keep mail programs from cutting or extending a link (RFC 3986, appendix C).
        text: [
          `You get this email because this address was entered for the newsletter of the ${guide} (${origin}).`,
          `To subscribe, open this page within 7 days and press the button:\n<${origin}/newsletter/confirm?token=${confirmToken}>`,
          'If it was not you, ignore this email: you will get no newsletter, and we delete your address after 7 days.',
          `To delete your address now, or to unsubscribe later:\n<${origin}/newsletter/unsubscribe?token=${unsubscribeToken}>`,
        ].join('\n\n'),
        headers: unsubscribeHeaders(origin, unsubscribeToken),
      });
    },
    close: () => transport.close(),
  };
}

/** Mail programs show a one-click unsubscribe button for these headers (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (origin: string, token: string) => ({
  'List-Unsubscribe': `<${origin}/api/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
