import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { changeFrom } from '../live/change';
import figure from '../live/LiveFigures.module.css';
import { figureText, percentText } from './figureText';
import styles from './Totals.module.css';

export function Totals({ insights }: { insights: Insights }) {
  const { site } = useHost();
  const { views, visitors, sessions, bounces, bookings, secondsOnPage, comparedWith } = insights;
  const seconds = (value: number | null | undefined) =>
    typeof value === 'number' ? i18n.t('{count} s', { count: value }) : '–';
  const figureOf = (name: string, { value, previous }: Insights['views']) => ({
    name,
    value: figureText(value, site.locale),
    before: previous === undefined ? undefined : comparisonText(value, previous, site.locale),
  });
  const compares = comparedWith !== undefined;
  const previousText = (text: string) =>
    compares ? i18n.t('before: {figure}', { figure: text }) : undefined;
  const figures = [
    figureOf(i18n.t('Views'), views),
    figureOf(i18n.t('Visitors'), visitors),
    figureOf(i18n.t('Sessions'), sessions),
    {
      name: i18n.t('Left after one page'),
      value: percentText(bounces.value, sessions.value, site.locale),
      before: previousText(percentText(bounces.previous ?? null, sessions.previous ?? null, site.locale)),
    },
    {
      name: i18n.t('Time on a page'),
      value: seconds(secondsOnPage.value),
      before: previousText(seconds(secondsOnPage.previous)),
    },
    figureOf(i18n.t('Booking clicks'), bookings),
  ];
  return (
    <>
      {comparedWith && (
        <p className={styles.compared}>{i18n.t('Compared with {from} to {to}.', comparedWith)}</p>
      )}
      <dl className={styles.totals}>
        {figures.map(({ name, value, before }) => (
          <div key={name} className={figure.figure}>
            <dt className={figure.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {before !== undefined && <dd className={figure.change}>{before}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}

/** "12% more than 1,070" (D-72) */
function comparisonText(value: number | null, previous: number | null, locale: string): string {
  if (value !== null && previous !== null) return changeFrom(value, previous, locale);
  return i18n.t('before: {figure}', { figure: figureText(previous, locale) });
}
