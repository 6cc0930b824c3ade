import type { PopularListing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { Choice, Panel } from '@guide/ui';
import { useState } from 'react';
import { Chart, NoChart } from '../charts/Chart';
import { type DataPoint, pie } from '../charts/options';
import { namedValue } from '../live/names';
import { percent } from '../live/percent';
import styles from './PopularListings.module.css';

const MAX_SLICES = 5;

export function PopularListings({ listings }: { listings: PopularListing[] }) {
  const { site } = useHost();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (label: string) => setHidden((previous) => toggled(previous, label));

  const slices = listings
    .slice(0, MAX_SLICES)
    .map(({ listingId, count }) => ({ label: i18n.t('Listing #{id}', { id: listingId }), value: count }));
  const rows = slices.map(({ label, value }) => [label, value.toLocaleString(site.locale)]);
  const shown = rows.filter((_, index) => !hidden.has(slices[index]!.label));
  const figures = shown.map((row) => row.join(' ')).join(listSeparator());
  return (
    <Panel title={i18n.t('Popular Listings')}>
      <p className={styles.caption}>{i18n.t('Most viewed attraction listings')}</p>
      {slices.length === 0 ? (
        <NoChart kind="pie">{i18n.t('No listing has been viewed yet.')}</NoChart>
      ) : (
        <Chart
          kind="pie"
          description={
            figures
              ? i18n.t('Pie chart of Views: {figures}', { figures })
              : i18n.t('Pie chart of Views: nothing is shown')
          }
          points={rows.map((row) => (shown.includes(row) ? namedValue(row[0]!, row[1]!) : null))}
          option={pie(i18n.t('Views'), slices, hidden)}
          onPress={(index) => toggle(slices[index]!.label)}
          table={{
            caption: i18n.t('Views of the most viewed listings'),
            head: [i18n.t('Listing'), i18n.t('Views')],
            rows,
          }}
          legend={<SliceList slices={slices} hidden={hidden} onToggle={toggle} locale={site.locale} />}
        />
      )}
    </Panel>
  );
}

function toggled(labels: ReadonlySet<string>, label: string): ReadonlySet<string> {
  const next = new Set(labels);
  if (!next.delete(label)) next.add(label);
  return next;
}

interface SliceListProps {
  slices: DataPoint[];
  hidden: ReadonlySet<string>;
  onToggle: (label: string) => void;
  locale: string;
}

/** Legend of the pie: checkboxes that show or hide slices (ANA-15). */
function SliceList({ slices, hidden, onToggle, locale }: SliceListProps) {
  const total = slices.reduce((sum, { label, value }) => sum + (hidden.has(label) ? 0 : value), 0);
  return (
    <ul className={styles.list}>
      {slices.map(({ label, value }, index) => {
        const shown = !hidden.has(label);
        return (
          <li key={label}>
            <Choice type="checkbox" className={styles.row} checked={shown} onChange={() => onToggle(label)}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect width="16" height="16" rx="4" fill={`var(--chart-${index + 1})`} />
              </svg>
              <span className={styles.label}>{label}</span>
              <b className={styles.value}>{value.toLocaleString(locale)}</b>
              <span className={styles.share}>
                {shown ? percent(Math.round((value / total) * 100), locale) : ''}
              </span>
            </Choice>
          </li>
        );
      })}
    </ul>
  );
}
