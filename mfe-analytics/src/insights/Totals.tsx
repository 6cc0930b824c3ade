import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { change } from '../live/change';
import figure from '../live/LiveFigures.module.css';
import { figureText, percentText } from './figureText';
import styles from './Totals.module.css';

export function Totals({ insights }: { insights: Insights }) {
  const { site } = useHost();
  const { views, visitors, sessions, bounces, bookings, secondsOnPage, comparedWith } = insights;
  const seconds = (value: number | null | undefined) => (typeof value === 'number' ? `${value} s` : '–');
  const figureOf = (name: string, { value, previous }: Insights['views']) => ({
    name,
    value: figureText(value, site.locale),
    before: previous === undefined ? undefined : comparisonText(value, previous, site.locale),
  });
  const compares = comparedWith !== undefined;
  const previousText = (text: string) => (compares ? `before: ${text}` : undefined);
  const figures = [
    figureOf('Views', views),
    figureOf('Visitors', visitors),
    figureOf('Sessions', sessions),
    {
      name: 'Left after one page',
      value: percentText(bounces.value, sessions.value),
      before: previousText(percentText(bounces.previous ?? null, sessions.previous ?? null)),
    },
    {
      name: 'Time on a page',
      value: seconds(secondsOnPage.value),
      before: previousText(seconds(secondsOnPage.previous)),
    },
    figureOf('Booking clicks', bookings),
  ];
  return (
    <>
      {comparedWith && (
        <p className={styles.compared}>
          Compared with {comparedWith.from} to {comparedWith.to}.
        </p>
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
  const before = figureText(previous, locale);
  if (value === null || previous === null) return `before: ${before}`;
  return change(value, previous, `than ${before}`);
}
