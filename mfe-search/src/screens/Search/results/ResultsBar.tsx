import { useHost } from '@guide/contracts/module';
import type { WalkLimit } from '@guide/contracts/place';
import { countText, RatingsNote } from '@guide/ui';
import type { Searching } from '../../../state/useSearchState';
import styles from './ResultsBar.module.css';
import { ViewButtons } from './ViewButtons';

interface ResultsBarProps {
  searching: Searching;
  total: number | undefined;
  limit: WalkLimit | null | undefined;
  failed: boolean;
  formId: string;
}

export function ResultsBar({ searching, total, limit, failed, formId }: ResultsBarProps) {
  const { product } = useHost().site;
  const status =
    total === undefined
      ? `Searching ${product}...`
      : `${countText(total, 'result', limit)}${limit ? '' : ' found'}`;
  return (
    <div className={styles.bar}>
      <div>
        <p role="status" className={styles.content}>
          {failed ? '' : status}
        </p>
        {total !== undefined && total > 0 && <RatingsNote />}
      </div>
      <ViewButtons searching={searching} formId={formId} />
    </div>
  );
}
