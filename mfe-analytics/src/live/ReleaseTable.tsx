import type { Summary } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { classNames, Panel } from '@guide/ui';
import { Table } from '../charts/DataTable';
import stacked from '../charts/stackedTable.module.css';
import styles from './ReleaseTable.module.css';

interface Props {
  title: string;
  /** Name of the table for screen readers. */
  label: string;
  columns: string[];
  rows: (string | number)[][];
}

const frame = classNames(stacked.frame, styles.scroll);

/** Figures by module and version. On narrow screens rows are lists; a table that is still too wide scrolls. */
export const ReleaseTable = ({ title, label, columns, rows }: Props) => (
  <Panel level={3} title={title} className={styles.panel}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
    <section className={frame} tabIndex={0} aria-label={label}>
      <Table
        className={classNames(stacked.table, styles.table)}
        head={[i18n.t('Module'), i18n.t('Version'), ...columns]}
        rows={rows}
      />
    </section>
  </Panel>
);

export const Failures = ({ failures }: Pick<Summary, 'failures'>) => (
  <ReleaseTable
    title={i18n.t('Module failures')}
    label={i18n.t('Module failures by module')}
    columns={[i18n.t('Not loaded'), i18n.t('Failed on the page')]}
    rows={failures.map(({ module, version, load, render }) => [module, version, load, render])}
  />
);

const METRICS = ['LCP', 'INP', 'CLS'];

/** 75th percentiles of web vitals; CLS arrives in thousandths, others in ms. */
export function Vitals({ vitals }: Pick<Summary, 'vitals'>) {
  const { site } = useHost();
  const releases = [...new Set(vitals.map(({ module, version }) => `${module} ${version}`))];
  const rows = releases.map((release) => {
    const measured = vitals.filter(({ module, version }) => `${module} ${version}` === release);
    const values = METRICS.map((name) => {
      const p75 = measured.find(({ metric }) => metric === name)?.p75;
      if (p75 === undefined) return '–';
      return vitalText(name, p75, site.locale);
    });
    return [...release.split(' '), ...values, measured.reduce((sum, { samples }) => sum + samples, 0)];
  });
  return (
    <ReleaseTable
      title={i18n.t('Field vitals')}
      label={i18n.t('Field vitals by module')}
      columns={[...METRICS, i18n.t('Samples')]}
      rows={rows}
    />
  );
}

function vitalText(metric: string, p75: number, locale: string): string {
  if (metric === 'CLS')
    return (p75 / 1000).toLocaleString(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return i18n.t('{count} ms', { count: Math.round(p75) });
}
