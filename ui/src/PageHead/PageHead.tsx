import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Kicker } from '../Kicker/Kicker';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  kicker?: ReactNode;
  lead?: ReactNode;
  /** Uses less space, above a map. */
  slim?: boolean;
  children?: ReactNode;
}

/** Page heading. Its h1 is focusable, for the focus after navigation. */
export const PageHead = ({ title, kicker, lead, slim, children }: PageHeadProps) => (
  <header className={classNames(styles.head, slim && styles.slim)}>
    <div className={styles.content}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children && <div className={styles.aside}>{children}</div>}
  </header>
);
