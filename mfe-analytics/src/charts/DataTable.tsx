import { i18n } from '@guide/contracts/texts';
import styles from './DataTable.module.css';

interface TableProps {
  caption?: string;
  head: string[];
  rows: (string | number)[][];
  className?: string;
}

export const Table = ({ caption, head, rows, className }: TableProps) => (
  <table className={className}>
    {caption && <caption className="visually-hidden">{caption}</caption>}
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
        <tr key={[name, ...values].join()}>
          <th scope="row">{name}</th>
          {values.map((value, index) => (
            <td key={head[index + 1]} data-column={head[index + 1]}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const DataTable = (props: TableProps) => (
  <details className={styles.details}>
    <summary className={styles.summary}>{i18n.t('Show as table')}</summary>
    <Table className={styles.table} {...props} />
  </details>
);
