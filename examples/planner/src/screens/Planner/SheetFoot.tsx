import { Button } from '@guide/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SheetFoot.module.css';

interface SheetFootProps {
  /** "Remove this day" */
  removal: string;
  onRemove: () => void;
  /** What ends the sheet otherwise. */
  children: ReactNode;
}

/** The end of a sheet that changes something: it can be removed, or left as it is now. */
export const SheetFoot = ({ removal, onRemove, children }: SheetFootProps) => (
  <div className={styles.foot}>
    <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
      {removal}
    </Button>
    {children}
  </div>
);
