import styles from './DataTable.module.css';

interface Props {
  caption: string;
  head: string[];
  /** One row per part of the chart; the first cell names it. */
  rows: string[][];
}

/** The figures behind a chart, for those who cannot or would rather not read it. */
export const DataTable = ({ caption, head, rows }: Props) => (
  <details className={styles.details}>
    <summary className={styles.summary}>Show as table</summary>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
              <td key={place}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
