import { Table } from '../../src/charts/DataTable';
import styles from '../../src/charts/DataTable.module.css';

interface Props {
  table: Parameters<typeof Table>[0];
}

/** Replaces `src/charts/Chart` in `figure.js`: the figures of a chart as a table. */
export const Chart = ({ table }: Props) => <Table className={styles.table} {...table} />;

export const NoChart = ({ children }: { children: string }) => <p>{children}</p>;
