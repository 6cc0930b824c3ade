import type { Summary } from '@guide/contracts/api';
import { classNames, Panel } from '@guide/ui';
import { Table } from '../charts/DataTable';
import stacked from '../charts/stackedTable.module.css';
import styles from './ReleaseTable.module.css';

interface Props {
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

const frame = classNames(stacked.frame, styles.scroll);

/** Figures by module and version. On narrow screens rows are lists; a table that is still too wide scrolls. */
export const ReleaseTable = ({ title, columns, rows }: Props) => (
  <Panel level={3} title={title} className={styles.panel}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
    <section className={frame} tabIndex={0} aria-label={`${title} by module`}>
      <Table
        className={classNames(stacked.table, styles.table)}
        head={['Module', 'Version', ...columns]}
        rows={rows}
      />
    </section>
  </Panel>
);

export const Failures = ({ failures }: Pick<Summary, 'failures'>) => (
  <ReleaseTable
    title="Module failures"
    columns={['Not loaded', 'Failed on the page']}
    rows={failures.map(({ module, version, load, render }) => [module, version, load, render])}
  />
);

const METRICS = ['LCP', 'INP', 'CLS'];

/** 75th percentiles of web vitals; CLS arrives in thousandths, others in ms. */
export function Vitals({ vitals }: Pick<Summary, 'vitals'>) {
  const releases = [...new Set(vitals.map(({ module, version }) => `${module} ${version}`))];
  const rows = releases.map((release) => {
    const measured = vitals.filter(({ module, version }) => `${module} ${version}` === release);
    const values = METRICS.map((name) => {
      const p75 = measured.find(({ metric }) => metric === name)?.p75;
      if (p75 === undefined) return '–';
      return name === 'CLS' ? (p75 / 1000).toFixed(3) : `${Math.round(p75)} ms`;
    });
    return [...release.split(' '), ...values, measured.reduce((sum, { samples }) => sum + samples, 0)];
  });
  return <ReleaseTable title="Field vitals" columns={[...METRICS, 'Samples']} rows={rows} />;
}
