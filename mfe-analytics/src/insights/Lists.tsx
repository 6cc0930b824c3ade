import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { countryName, deviceName, referrerName } from '../live/names';
import styles from './Lists.module.css';
import { RankedTable } from './RankedTable';

type Ranked = Insights['pages'];

/** What visitors saw, where they came in and left, where they are from, on what, and what they did not find. */
export function Lists({ insights }: { insights: Insights }) {
  const { site } = useHost();
  const named = (rows: Ranked, nameOf: (name: string) => string) =>
    rows.map((row) => ({ ...row, name: nameOf(row.name) }));
  const country = (name: string) => countryName(name, site.locale);
  const searches = insights.searches.map(({ text, visitors }) => ({ name: text, value: visitors }));
  return (
    <div className={styles.lists}>
      <RankedTable title="Pages" what="Page" value="Views" rows={insights.pages} />
      <RankedTable title="Entry pages" what="Page" value="Sessions" rows={insights.entryPages} />
      <RankedTable title="Exit pages" what="Page" value="Sessions" rows={insights.exitPages} />
      <RankedTable title="Areas" what="Area" value="Views" rows={insights.areas} />
      <RankedTable
        title="Came from"
        what="Site"
        value="Sessions"
        rows={named(insights.referrers, referrerName)}
      />
      <RankedTable
        title="Kinds of device"
        what="Device"
        value="Views"
        rows={named(insights.devices, deviceName)}
      />
      <RankedTable title="Countries" what="Country" value="Views" rows={named(insights.countries, country)} />
      <RankedTable title="Releases" what="Release" value="Views" rows={insights.releases} />
      <RankedTable title="Searches that found nothing" what="Words" value="Visitors" rows={searches} />
    </div>
  );
}
