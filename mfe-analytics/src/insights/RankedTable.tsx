import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Choice, classNames, Panel } from '@guide/ui';
import { ChevronDown } from 'lucide-react';
import table from '../charts/DataTable.module.css';
import { Nothing } from '../figures/Nothing';
import { figureText } from './figureText';
import styles from './RankedTable.module.css';

/** Further rows are collapsed. */
const FIRST_ROWS = 6;

interface Props {
  title: string;
  what: string;
  value: string;
  note?: string;
  rows: {
    /** Unique, if names are not. */
    id?: string;
    name: string;
    value: number | null;
    previous?: number | null;
    filter?: { isOn: boolean; toggle: () => void };
  }[];
}

export function RankedTable({ title, what, value, note, rows }: Props) {
  const { site } = useHost();
  const compares = rows.some(({ previous }) => previous !== undefined);
  // For a single further row, "Show all" would save no space.
  const isCollapsible = rows.length > FIRST_ROWS + 1;
  const maximum = Math.max(1, ...rows.map((row) => row.value ?? 0));
  return (
    <Panel level={3} title={title} className={styles.panel}>
      {note && <p className={styles.note}>{note}</p>}
      {rows.length === 0 ? (
        <Nothing>{i18n.t('Fewer than five people in these days.')}</Nothing>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{value}</th>
              {compares && <th scope="col">{i18n.t('Before')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr
                key={row.id ?? row.name}
                className={isCollapsible && index >= FIRST_ROWS ? styles.more : undefined}
              >
                <th scope="row">
                  {row.filter ? (
                    <button
                      type="button"
                      className={styles.filter}
                      aria-pressed={row.filter.isOn}
                      title={
                        row.filter.isOn ? i18n.t('Show all visits again') : i18n.t('Show these visits only')
                      }
                      onClick={row.filter.toggle}
                    >
                      {row.name}
                    </button>
                  ) : (
                    row.name
                  )}
                  <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
                    <rect width={`${((row.value ?? 0) / maximum) * 100}%`} height="6" rx="3" />
                  </svg>
                </th>
                <td>{figureText(row.value, site.locale)}</td>
                {compares && <td>{figureText(row.previous, site.locale)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isCollapsible && (
        <Choice type="checkbox" className={classNames(table.summary, styles.all)}>
          {i18n.t('Show all {count}', { count: rows.length })}
          <ChevronDown aria-hidden="true" />
        </Choice>
      )}
    </Panel>
  );
}
