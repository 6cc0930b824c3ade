import { LayoutGrid, List } from 'lucide-react';
import type { Searching } from '../../../state/useSearchState';
import styles from './ViewButtons.module.css';

const VIEWS = [
  { view: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { view: 'list', label: 'List view', Icon: List },
] as const;

interface ViewButtonsProps {
  searching: Searching;
  /** Form that the buttons submit without JavaScript. */
  formId: string;
}

export const ViewButtons = ({ searching: { state, show }, formId }: ViewButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a hidden legend.
  <div role="group" aria-label="View" className={styles.views}>
    {VIEWS.map(({ view, label, Icon }) => (
      <button
        key={view}
        type="submit"
        form={formId}
        name="view"
        value={view}
        aria-label={label}
        aria-pressed={state.view === view}
        className={styles.view}
        onClick={(event) => {
          event.preventDefault();
          if (state.view !== view) show(view);
        }}
      >
        <Icon aria-hidden="true" />
      </button>
    ))}
  </div>
);
