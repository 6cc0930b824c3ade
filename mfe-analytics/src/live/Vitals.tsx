import type { Summary } from '@guide/contracts/api';
import { Panel } from '@guide/ui';
import styles from './Vitals.module.css';

type Vital = Summary['vitals'][number];

/** CLS is sent in thousandths; the others are milliseconds. */
const inWords = ({ metric, p75 }: Vital) =>
  metric === 'CLS' ? (p75 / 1000).toFixed(3) : `${Math.round(p75)} ms`;

/** What visitors' browsers measured, by module and version: the value that three of four visits stay below. */
export const Vitals = ({ vitals }: { vitals: Vital[] }) => (
  <Panel level={3} title="Field vitals" className={styles.panel}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
    <section className={styles.scroll} tabIndex={0} aria-label="Field vitals by module">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Module</th>
            <th scope="col">Version</th>
            <th scope="col">Metric</th>
            <th scope="col">75th percentile</th>
            <th scope="col">Samples</th>
          </tr>
        </thead>
        <tbody>
          {vitals.map((vital) => (
            <tr key={`${vital.module} ${vital.version} ${vital.metric}`}>
              <th scope="row">{vital.module}</th>
              <td>{vital.version}</td>
              <td>{vital.metric}</td>
              <td>{inWords(vital)}</td>
              <td>{vital.samples}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Panel>
);
