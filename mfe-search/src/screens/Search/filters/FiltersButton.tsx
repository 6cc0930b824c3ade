import { Button } from '@guide/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type Filters, setFilters } from '../../../state/searchState';
import styles from './FiltersButton.module.css';

/**
 * Opens and closes the panel on small screens (SEARCH-05). The browser does it itself (`popovertarget`), so it
 * works before and without JavaScript.
 */
export function FiltersButton({ state, panelId }: { state: Filters; panelId: string }) {
  const count = setFilters(state).length;
  return (
    <div className={styles.opener}>
      <Button full variant="line" popoverTarget={panelId} icon={<SlidersHorizontal aria-hidden="true" />}>
        Filters &amp; Sort
        {count > 0 && (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> set</span>
          </span>
        )}
      </Button>
    </div>
  );
}
