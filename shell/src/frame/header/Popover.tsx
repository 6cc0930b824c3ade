import type { ReactNode } from 'react';
import styles from './Popover.module.css';

interface PopoverProps {
  /** What its button names in `popoverTarget`. */
  id: string;
  label: string;
  children: ReactNode;
}

/**
 * A panel below the bar's buttons. The browser opens it, closes it on Escape and on a press elsewhere, and keeps
 * the order of the focus, with JavaScript off too (https://html.spec.whatwg.org/multipage/popover.html).
 */
export const Popover = ({ id, label, children }: PopoverProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
  <div id={id} popover="auto" role="group" aria-label={label} className={styles.popover}>
    {children}
  </div>
);
