import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { Download } from 'lucide-react';
import styles from './SaveCsv.module.css';
import { saveFile } from './saveFile';

interface Props {
  name: string;
  csv: () => string;
  label?: string;
}

export function SaveCsv({ name, csv, label = i18n.t('Download CSV') }: Props) {
  return (
    <p className={styles.save}>
      <Button
        variant="line"
        icon={<Download aria-hidden="true" />}
        onClick={() => saveFile(name, csv(), 'text/csv')}
      >
        {label}
      </Button>
    </p>
  );
}
