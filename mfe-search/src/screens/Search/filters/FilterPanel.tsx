import type { Near } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, IconButton, RichText } from '@guide/ui';
import { SlidersHorizontal, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { activeFilters, type Filters } from '../../../state/searchState';
import type { Searching } from '../../../state/useSearchState';
import { ClearFilters } from './ClearFilters';
import { FilterForm } from './FilterForm';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  searching: Searching;
  id: string;
  formId: string;
  total: number | undefined;
  near: Near;
}

/** A side panel from 1024 px (SEARCH-04), below that a popover sheet (SEARCH-05). */
export function FilterPanel({ searching, id, formId, total, near }: FilterPanelProps) {
  const sheet = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useSheet(sheet, title);
  return (
    <aside ref={sheet} id={id} popover="auto" aria-label={i18n.t('Filters & Sort')} className={styles.panel}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <RichText
          text={i18n.t('Filters<0> & Sort</0>')}
          elements={[(rest) => <span className={styles.inSheet}>{rest}</span>]}
        />
      </h2>
      <div className={styles.close}>
        <IconButton
          label={i18n.t('Close')}
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
          {total === undefined
            ? i18n.t('Show results')
            : i18n.t('{count, plural, one {Show # result} other {Show # results}}', { count: total })}
        </Button>
      </div>
    </aside>
  );
}

/** Opens the sheet, also without JavaScript (SEARCH-05). */
export function FiltersButton({ state, panelId }: { state: Filters; panelId: string }) {
  const count = activeFilters(state).length;
  return (
    <div className={styles.opener}>
      <Button full variant="line" popoverTarget={panelId} icon={<SlidersHorizontal aria-hidden="true" />}>
        {i18n.t('Filters & Sort')}
        {count > 0 && (
          <span className={styles.count}>
            <RichText
              text={i18n.t('{count}<0> set</0>', { count })}
              elements={[(rest) => <span className="visually-hidden">{rest}</span>]}
            />
          </span>
        )}
      </Button>
    </div>
  );
}

const WIDE_LAYOUT = '(min-width: 1024px)';

/** Focuses the title when the sheet opens; closes the sheet when it loses focus or the window becomes wide. */
function useSheet(sheet: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = sheet.current;
    if (!panel?.hidePopover) return;
    const wide = matchMedia(WIDE_LAYOUT);
    const close = () => panel.matches(':popover-open') && panel.hidePopover();
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') title.current?.focus();
    };
    const onFocusOut = ({ relatedTarget: focused }: FocusEvent) => {
      if (!(focused instanceof Element) || panel.contains(focused)) return;
      // The button toggles the sheet; if it were closed here first, the click would reopen it.
      if (!focused.closest(`[popovertarget="${panel.id}"]`)) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    panel.addEventListener('toggle', onToggle, { signal });
    panel.addEventListener('focusout', onFocusOut, { signal });
    wide.addEventListener('change', close, { signal });
    return () => listening.abort();
  }, [sheet, title]);
}
