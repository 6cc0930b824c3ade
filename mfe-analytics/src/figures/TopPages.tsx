import type { TopPage } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { BarChart } from '../charts/BarChart';
import { DataTable } from '../charts/DataTable';
import { Nothing } from './Nothing';
import { pageLabel } from './pageLabel';

const MAX_BARS = 5;

/** Views of unknown paths are one row, the only one that is no path: it stands last, whatever its count (D-74). */
const otherLast = (pages: TopPage[]) =>
  pages.toSorted((one, other) => Number(!one.path.startsWith('/')) - Number(!other.path.startsWith('/')));

/** "Top Pages by Views": the first five (ANA-10 to ANA-12), as a chart and as a table. */
export function TopPages({ pages }: { pages: TopPage[] }) {
  const { site } = useHost();
  const bars = otherLast(pages)
    .slice(0, MAX_BARS)
    .map(({ path, count }) => ({ label: pageLabel(path), value: count }));
  const rows = bars.map(({ label, value }) => [label, value.toLocaleString(site.locale)]);
  return (
    <Panel title="Top Pages by Views">
      {bars.length === 0 ? (
        <Nothing>No page has been viewed yet. Views appear here within half a minute.</Nothing>
      ) : (
        <>
          <BarChart name="Page Views" bars={bars} locale={site.locale} />
          <DataTable caption="Page views of the top pages" head={['Page', 'Page Views']} rows={rows} />
        </>
      )}
    </Panel>
  );
}
