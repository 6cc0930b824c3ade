import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import { Chart } from '../charts/Chart';
import { DataTable } from '../charts/DataTable';
import { lines } from '../charts/options';
import { Nothing } from '../figures/Nothing';
import { figureText } from './figureText';
import styles from './Series.module.css';

interface Props {
  insights: Insights;
  onDays?: (days: { from: string; to: string }) => void;
}

/** Views and visitors per day; days when a release was first seen are marked. */
export function Series({ insights: { series, firstSeen, to }, onDays }: Props) {
  const { site } = useHost();
  const counted = series.filter(({ views }) => views !== null);
  // Skip leading days without data.
  const drawnDays = series.slice(series.indexOf(counted[0]!));
  const days = drawnDays.map(({ day }) => day);
  const releasesFirstSeenOn = (day: string) =>
    firstSeen.filter((release) => release.day === day).map(({ release }) => release);
  const numberText = (value: number | null) => figureText(value, site.locale);
  const table = tableOf(series, numberText);
  return (
    <Panel level={3} title={i18n.t('Day by day')} className={styles.panel}>
      {counted.length > 1 ? (
        <Chart
          kind="lines"
          description={i18n.t(
            'Lines of views and visitors from {from} to {to}; the table below lists each day',
            { from: days[0]!, to },
          )}
          points={drawnDays.map(({ day, views, visitors }) =>
            [
              day,
              i18n.t('Views: {number}', { number: numberText(views) }),
              i18n.t('Visitors: {number}', { number: numberText(visitors) }),
              ...releasesFirstSeenOn(day).map((release) => i18n.t('First seen: {release}', { release })),
            ].join('\n'),
          )}
          option={lines(
            days,
            [
              { name: i18n.t('Views'), values: drawnDays.map(({ views }) => views) },
              { name: i18n.t('Visitors'), values: drawnDays.map(({ visitors }) => visitors) },
            ],
            firstSeen.map(({ day }) => day).filter((day) => days.includes(day)),
            site.locale,
          )}
          onRange={onDays && ((first, last) => onDays({ from: days[first]!, to: days[last]! }))}
          table={table}
        />
      ) : (
        <>
          <Nothing>
            {counted[0] ? onlyDayText(counted[0], numberText) : i18n.t('No day with five visits or more.')}
          </Nothing>
          <DataTable {...table} />
        </>
      )}
      {firstSeen.length > 0 && <FirstSeen firstSeen={firstSeen} />}
    </Panel>
  );
}

type NumberText = (value: number | null) => string;

const tableOf = (series: Insights['series'], numberText: NumberText) => ({
  caption: i18n.t('Views, visitors and sessions of each day'),
  head: [i18n.t('Day'), i18n.t('Views'), i18n.t('Visitors'), i18n.t('Sessions')],
  rows: series.map(({ day, views, visitors, sessions }) => [
    day,
    ...[views, visitors, sessions].map(numberText),
  ]),
});

const onlyDayText = (day: Insights['series'][number], numberText: NumberText) =>
  i18n.t('Only {day} had five visits or more. Views: {views}, visitors: {visitors}, sessions: {sessions}.', {
    day: day.day,
    views: numberText(day.views),
    visitors: numberText(day.visitors),
    sessions: numberText(day.sessions),
  });

function FirstSeen({ firstSeen }: Pick<Insights, 'firstSeen'>) {
  const releases = firstSeen.map(({ day, release }) => i18n.t('{release} on {day}', { release, day }));
  return (
    <p className={styles.marks}>
      {i18n.t('First seen: {releases}.', { releases: releases.join(listSeparator()) })}
    </p>
  );
}
