import { type Near, useHost } from '@guide/contracts/module';
import type { WalkLimit } from '@guide/contracts/place';
import { countText, nearestText } from '@guide/ui';
import type { Searching } from '../../../state/useSearchState';
import styles from './ResultsBar.module.css';
import { ViewButtons } from './ViewButtons';

interface ResultsBarProps {
  searching: Searching;
  near: Near;
  total: number | undefined;
  limit: WalkLimit | null | undefined;
  failed: boolean;
  formId: string;
}

export function ResultsBar({ searching, near, total, limit, failed, formId }: ResultsBarProps) {
  const { product } = useHost().site;
  const status =
    total === undefined
      ? `Searching ${product}...`
      : `${countText(total, 'result', limit)}${limit ? '' : ' found'}${near.on && near.startName ? nearestText(near, limit) : ''}`;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.content}>
        {failed ? '' : status}
      </p>
      <ViewButtons searching={searching} formId={formId} />
    </div>
  );
}
