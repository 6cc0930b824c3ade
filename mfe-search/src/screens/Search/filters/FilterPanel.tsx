import type { Near } from '@guide/contracts/module';
import { Button, countText, IconButton } from '@guide/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Searching } from '../../../state/useSearchState';
import { ClearFilters } from './ClearFilters';
import { FilterForm } from './FilterForm';
import styles from './FilterPanel.module.css';
import { useSheet } from './useSheet';

interface FilterPanelProps {
  searching: Searching;
  id: string;
  formId: string;
  /** How many results there are, where known. */
  total: number | undefined;
  near: Near;
}

/**
 * The filters: a panel at the left from 1024 px on (SEARCH-04), below that a sheet (SEARCH-05). The sheet is a
 * popover of the browser's: Escape or a press beside it closes it and the focus returns to its button.
 */
export function FilterPanel({ searching, id, formId, total, near }: FilterPanelProps) {
  const sheet = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useSheet(sheet, title);
  return (
    <aside ref={sheet} id={id} popover="auto" aria-label="Filters &amp; Sort" className={styles.panel}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        Filters<span className={styles.inSheet}> &amp; Sort</span>
      </h2>
      <div className={styles.close}>
        <IconButton
          label="Close"
          icon={<X aria-hidden="true" />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <div className={styles.form}>
        <FilterForm searching={searching} id={formId} near={near} />
      </div>
      <div className={styles.clear}>
        <ClearFilters searching={searching} variant="line" />
      </div>
      <div className={styles.show}>
        <Button full popoverTarget={id} popoverTargetAction="hide">
          {total === undefined ? 'Show results' : `Show ${countText(total, 'result')}`}
        </Button>
      </div>
    </aside>
  );
}
