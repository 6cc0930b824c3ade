import { Panel } from '@guide/ui';
import styles from './ReleaseTable.module.css';

interface Row {
  module: string;
  version: string;
  cells: (string | number)[];
}

interface Props {
  title: string;
  /** The columns after module and version. */
  columns: string[];
  rows: Row[];
}

/** Figures by module and version, in a panel; it scrolls by itself where it is narrow. */
export const ReleaseTable = ({ title, columns, rows }: Props) => (
  <Panel level={3} title={title} className={styles.panel}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
    <section className={styles.scroll} tabIndex={0} aria-label={`${title} by module`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Module', 'Version', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ module, version, cells }) => (
            <tr key={[module, version, ...cells].join(' ')}>
              <th scope="row">{module}</th>
              <td>{version}</td>
              {cells.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Panel>
);
