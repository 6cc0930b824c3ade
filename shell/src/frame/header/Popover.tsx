import type { ReactNode } from 'react';
import styles from './Popover.module.css';

interface PopoverProps {
  id: string;
  label: string;
  children: ReactNode;
}

export const Popover = ({ id, label, children }: PopoverProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
  <div id={id} popover="auto" role="group" aria-label={label} className={styles.popover}>
    {children}
  </div>
);
