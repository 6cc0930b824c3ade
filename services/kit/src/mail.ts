import { createTransport } from 'nodemailer';
import { Type } from 'typebox';
import { readEnvironment } from './config';

const TIMEOUT_MS = 10_000;

const Environment = Type.Object({
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '@' })),
});

/** A mail server, and the origin in links of emails. */
export interface MailSettings {
  /** Address of the mail server, such as `smtps://user:password@mail.example`. */
  url: string;
  from: string;
  origin: string;
}

/** @returns undefined without a mail server @throws {Error} when its other settings are missing */
export function readMailSettings(
  environment: NodeJS.ProcessEnv,
  origin: string | undefined,
): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = readEnvironment(Environment, environment);
  if (!url) return undefined;
  if (!(origin && from)) throw new Error('SMTP_URL needs ORIGIN, for the links in emails, and MAIL_FROM');
  return { url, from, origin };
}

/** Opens a mail server, with one connection for each email. Emails cannot read files or addresses. */
export const createMailTransport = ({ url, from }: Pick<MailSettings, 'url' | 'from'>) =>
  createTransport(
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
