import type { Insights } from '@guide/contracts/api/schemas';
import { ENGLISH } from '@guide/contracts/site';
import {
  inLanguage,
  type Pack,
  readEnvironment,
  readGuideNames,
  readList,
  serviceCatalogues,
  singleFlight,
} from '@guide/service-kit';
import { createMailTransport, type MailSettings, readMailSettings } from '@guide/service-kit/mail';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { sendDueReport } from './sendDueReport';
import { reportTexts } from './texts';

const INTERVAL_MS = 60_000;

const Environment = Type.Object({
  /** Comma-separated addresses that get the weekly report. */
  REPORT_TO: Type.Optional(Type.String({ pattern: '^[^\\s,@]+@[^\\s,@]+(,[^\\s,@]+@[^\\s,@]+)*$' })),
  REPORT_LANGUAGE: Type.String({ default: ENGLISH }),
});

/**
 * Sends a report of each week to the addresses in `REPORT_TO`.
 * @param origin - the guide's origin, for links
 * @throws {Error} at start, when the mail server or the language's texts are missing
 */
export async function startWeeklyReport(
  app: FastifyInstance,
  origin: string | undefined,
  pack: Pack,
  timeZone: string,
): Promise<void> {
  const { REPORT_TO, REPORT_LANGUAGE: language } = readEnvironment(Environment, process.env);
  if (!REPORT_TO) return;
  const mail = readMailSettings(process.env, origin);
  if (!mail) throw new Error('REPORT_TO needs a mail server: set SMTP_URL, MAIL_FROM and ORIGIN');
  const languages = [ENGLISH, ...Object.keys(serviceCatalogues)];
  if (!languages.includes(language))
    throw new Error(`REPORT_LANGUAGE is ${language}: there are ${languages.join(', ')}`);
  const { content: site } = await pack.read('site.json');
  const mailer = createReportMailer({
    ...mail,
    to: readList(REPORT_TO),
    language,
    locale: language === ENGLISH ? site.locale : language,
    guide: await readGuideNames(pack),
  });
  const sendReport = singleFlight(async () => {
    await sendDueReport(await app.database(), {
      timeZone,
      send: mailer.send,
      onFailed: ({ message }) => app.log.warn(`The weekly report was not sent: ${message}`),
    });
  });
  let sending: Promise<void> | undefined;
  const timer = setInterval(() => {
    sending = sendReport().catch((error) => app.log.warn({ err: error }, 'The weekly report was not sent'));
  }, INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
    mailer.close();
  });
}

interface ReportMailerOptions extends MailSettings {
  to: string[];
  language: string;
  /** Of numbers and days, such as "en-GB". */
  locale: string;
  /** The guide's name in a language, whose texts are the current ones. */
  guide(language: string): string;
}

/** Creates the sender of reports: one email to all addresses. */
export function createReportMailer({ to, language, locale, guide, origin, ...server }: ReportMailerOptions) {
  const transport = createMailTransport(server);
  return {
    async send(insights: Insights): Promise<void> {
      const texts = inLanguage(language, () =>
        reportTexts({ insights, language, locale, guide: guide(language), origin }),
      );
      await transport.sendMail({
        to: to.map((address) => ({ name: '', address })),
        ...texts,
        // Mail servers leave out a second email with the same id (RFC 5322, 3.6.4).
        messageId: `<weekly.${insights.from}@${new URL(origin).hostname}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
