import { createTransport } from 'nodemailer';
import type { Subscription } from '../data/subscriptions';

const TIMEOUT_MS = 10_000;

export interface MailerOptions {
  url: string;
  from: string;
  origin: string;
}

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ url, from, origin }: MailerOptions) {
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
        subject: 'Please confirm your subscription',
        text: [
          'You asked to receive our newsletter at this address.',
          `Please confirm within seven days:\n${origin}/newsletter/confirm?token=${confirmToken}`,
          'If you did not ask for it, ignore this mail. We will then delete the address.',
          `To delete it now:\n${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`,
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
