import { i18n } from '@guide/contracts/texts';
import { IconButton } from '@guide/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  lead?: ReactNode;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A modal dialog, at the bottom on phones. Escape or a click outside closes it. */
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
        <IconButton label={i18n.t('Close')} icon={<X aria-hidden="true" />} onClick={close} />
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children(close)}
    </dialog>
  );
}
