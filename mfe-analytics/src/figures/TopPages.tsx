import type { TopPage } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import { Chart, NoChart } from '../charts/Chart';
import { bars } from '../charts/options';
import { namedValue, pageName } from '../live/names';

const MAX_BARS = 5;

export const pageLabel = (path: string): string =>
  path === '/'
    ? i18n.t('Home')
    : pageName(path)
        .replace(/^\/+|\/+$/g, '')
        .replaceAll('-', ' ');

export function TopPages({ pages }: { pages: TopPage[] }) {
  const { site } = useHost();
  const points = pages
    .slice(0, MAX_BARS)
    .map(({ path, count }) => ({ label: pageLabel(path), value: count }));
  const rows = points.map(({ label, value }) => [label, value.toLocaleString(site.locale)]);
  return (
    <Panel title={i18n.t('Top Pages by Views')}>
      {points.length === 0 ? (
        <NoChart kind="bars">
          {i18n.t('No page has been viewed yet. Views appear here within half a minute.')}
        </NoChart>
      ) : (
        <Chart
          kind="bars"
          description={i18n.t('Bar chart of Page Views: {figures}', {
            figures: rows.map((row) => row.join(' ')).join(listSeparator()),
          })}
          points={rows.map(([name, value]) => namedValue(name!, value!))}
          option={bars(i18n.t('Page Views'), points, site.locale)}
          table={{
            caption: i18n.t('Page views of the top pages'),
            head: [i18n.t('Page'), i18n.t('Page Views')],
            rows,
          }}
        />
      )}
    </Panel>
  );
}
