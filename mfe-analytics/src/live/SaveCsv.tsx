import type { Summary } from '@guide/contracts/api';
import { Button } from '@guide/ui';
import { Download } from 'lucide-react';
import styles from './SaveCsv.module.css';
import { summaryCsv } from './summaryCsv';

/** Saves live insights as a CSV file, named by period and its first day. */
export function SaveCsv({ summary }: { summary: Summary }) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([summaryCsv(summary)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `analytics-${summary.period}-${summary.since.slice(0, 10)}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <p className={styles.save}>
      <Button variant="line" icon={<Download aria-hidden="true" />} onClick={save}>
        Download CSV
      </Button>
    </p>
  );
}
