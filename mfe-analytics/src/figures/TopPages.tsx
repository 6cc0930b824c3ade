import type { TopPage } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { Chart, NoChart } from '../charts/Chart';
import { bars } from '../charts/options';

const MAX_BARS = 5;

export const pageLabel = (path: string): string =>
  path === '/' ? 'Home' : path.replace(/^\/+|\/+$/g, '').replaceAll('-', ' ');

export function TopPages({ pages }: { pages: TopPage[] }) {
  const { site } = useHost();
  const points = pages
    .slice(0, MAX_BARS)
    .map(({ path, count }) => ({ label: pageLabel(path), value: count }));
  const rows = points.map(({ label, value }) => [label, value.toLocaleString(site.locale)]);
  return (
    <Panel title="Top Pages by Views">
      {points.length === 0 ? (
        <NoChart kind="bars">No page has been viewed yet. Views appear here within half a minute.</NoChart>
      ) : (
        <Chart
          kind="bars"
          description={`Bar chart of Page Views: ${rows.map((row) => row.join(' ')).join(', ')}`}
          points={rows.map((row) => row.join(': '))}
          option={bars('Page Views', points, site.locale)}
          table={{ caption: 'Page views of the top pages', head: ['Page', 'Page Views'], rows }}
        />
      )}
    </Panel>
  );
}
