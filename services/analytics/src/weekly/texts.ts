import type { Insights } from '@guide/contracts/api/schemas';
import { directionOf } from '@guide/contracts/release/languages';
import { i18n } from '@guide/contracts/texts';
import { escapeHtml } from '@guide/service-kit/html';
import { MIN_GROUP_SIZE } from '../disclosure';
import { OTHER_PAGE } from '../intake/pages';

const MAX_PAGES = 10;

/** What an email says; `origin` is the guide's, for links. */
export interface ReportOptions {
  insights: Insights;
  language: string;
  /** Of numbers and days, such as "en-GB". */
  locale: string;
  /** "London Tourist Guide" */
  guide: string;
  origin: string;
}

export interface ReportTexts {
  subject: string;
  text: string;
  html: string;
}

type Row = [name: string, value: string, previous: string, change: string];
type Compared = Insights['views'];

/**
 * Writes the report of a week. Everything that it names is from the route table: hosts and texts that visitors sent
 * would be links in the mail programs of the recipients.
 */
export function reportTexts({ insights, language, locale, guide, origin }: ReportOptions): ReportTexts {
  const toRow = rowsIn(locale);
  const days = daysIn(locale, insights.from, insights.to);
  const [names, figures] = [columnNames(), figuresOf(insights).map(toRow)];
  const pages = insights.pages
    .filter(({ name }) => name !== OTHER_PAGE)
    .slice(0, MAX_PAGES)
    .map(({ name, ...compared }) => toRow([name, compared]));
  const title = i18n.t('{guide}: weekly report, {days}', { guide, days });
  const notes = [
    i18n.t('Numbers under {least} are not shown, so that nobody can be identified.', {
      least: MIN_GROUP_SIZE,
    }),
    i18n.t('You get this email because the operator of the guide has set REPORT_TO.'),
  ];
  const more = i18n.t('All figures:');
  const link = `${origin}/analytics`;
  const parts = [figures, pages].filter((rows) => rows.length > 0);
  return {
    subject: title,
    text: [title, ...parts.map((rows) => textTable(rows)), `${more}\n<${link}>`, ...notes].join('\n\n'),
    html: htmlPage({ language, title, parts, names, more, link, notes }),
  };
}

const columnNames = (): Row => ['', i18n.t('This week'), i18n.t('Week before'), i18n.t('Change')];

const figuresOf = (insights: Insights): [string, Compared][] => [
  [i18n.t('Visitors'), insights.visitors],
  [i18n.t('Visits'), insights.sessions],
  [i18n.t('Page views'), insights.views],
  [i18n.t('Booking clicks'), insights.bookings],
];

/** @returns a function that writes a figure: null is "under 5", and has no change (D-72) */
function rowsIn(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const shown = (value: number | null | undefined) =>
    value == null ? i18n.t('under {least}', { least: MIN_GROUP_SIZE }) : number.format(value);
  return ([name, { value, previous }]: [string, Compared]): Row => [
    name,
    shown(value),
    shown(previous),
    value === null || !previous ? '' : percent.format(value / previous - 1),
  ];
}

/** "23–29 November 2026" */
const daysIn = (locale: string, from: string, to: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );

const textTable = (rows: Row[]): string =>
  rows
    .map(([name, value, previous, change]) => {
      const before = [previous, change].filter(Boolean).join(', ');
      return i18n.t('{name}: {value} (week before: {before})', { name, value, before });
    })
    .join('\n');

interface HtmlParts {
  language: string;
  title: string;
  parts: Row[][];
  names: Row;
  more: string;
  link: string;
  notes: string[];
}

/** Mail programs read tables and attributes, but few styles. */
function htmlPage({ language, title, parts, names, more, link, notes }: HtmlParts): string {
  const cells = (tag: 'td' | 'th', [, ...values]: Row) =>
    values.map((value) => `<${tag} align="right">${escapeHtml(value)}</${tag}>`).join('');
  const row = (values: Row) =>
    `<tr><th align="left" scope="row">${escapeHtml(values[0])}</th>${cells('td', values)}</tr>`;
  const table = (rows: Row[]) =>
    `<table cellpadding="4"><tr><td></td>${cells('th', names)}</tr>${rows.map(row).join('')}</table>`;
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title><body><h1>${escapeHtml(title)}</h1>`,
    ...parts.map(table),
    `<p>${escapeHtml(more)} <a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
    ...notes.map((note) => `<p>${escapeHtml(note)}</p>`),
    '</body></html>',
  ].join('\n');
}
