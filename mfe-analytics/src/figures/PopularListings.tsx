import type { PopularListing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { useState } from 'react';
import { Chart, NoChart } from '../charts/Chart';
import { pie } from '../charts/options';
import styles from './PopularListings.module.css';
import { SliceList } from './SliceList';

const MAX_SLICES = 5;

/** "Popular Listings": the first five (ANA-13, ANA-14); a slice or its row shows and hides it (ANA-15). */
export function PopularListings({ listings }: { listings: PopularListing[] }) {
  const { site } = useHost();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (label: string) => setHidden((before) => toggled(before, label));

  const slices = listings
    .slice(0, MAX_SLICES)
    .map(({ listingId, count }) => ({ label: `Listing #${listingId}`, value: count }));
  const rows = slices.map(({ label, value }) => [label, value.toLocaleString(site.locale)]);
  const shown = rows.filter((_, place) => !hidden.has(slices[place]!.label));
  return (
    <Panel title="Popular Listings">
      <p className={styles.caption}>Most viewed attraction listings</p>
      {slices.length === 0 ? (
        <NoChart kind="pie">No listing has been viewed yet.</NoChart>
      ) : (
        <Chart
          kind="pie"
          description={`Pie chart of Views: ${shown.map((row) => row.join(' ')).join(', ') || 'nothing is shown'}`}
          points={rows.map((row) => (shown.includes(row) ? row.join(': ') : null))}
          option={pie('Views', slices, hidden)}
          onPress={(place) => toggle(slices[place]!.label)}
          table={{ caption: 'Views of the most viewed listings', head: ['Listing', 'Views'], rows }}
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
