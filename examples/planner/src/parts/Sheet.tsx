import { IconButton } from '@guide/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  lead?: ReactNode;
  /** It was closed, by whatever means. */
  onClose: () => void;
  /** Gets what closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * The browser's own dialog: the page behind it is out of reach, Escape and a press beside it close it, and the focus goes
 * back to where it came from. On phones it comes from below.
 */
export function Sheet({ title, lead, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it.
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-print="hide"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={close} />
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children(close)}
    </dialog>
  );
}
