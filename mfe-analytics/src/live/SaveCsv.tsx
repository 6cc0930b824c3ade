import { Button } from '@guide/ui';
import { Download } from 'lucide-react';
import styles from './SaveCsv.module.css';

interface Props {
  /** The file's name. */
  name: string;
  csv: () => string;
  label?: string;
}

/** Saves figures as a CSV file. */
export function SaveCsv({ name, csv, label = 'Download CSV' }: Props) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([csv()], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <p className={styles.save}>
      <Button variant="line" icon={<Download aria-hidden="true" />} onClick={save}>
        {label}
      </Button>
    </p>
  );
}
