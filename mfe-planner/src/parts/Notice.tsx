import { classNames } from '@guide/ui';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: ReactNode;
  text?: ReactNode;
  /** red: an error; gold: information. */
  tone?: 'gold' | 'red';
  icon?: ReactNode;
  children?: ReactNode;
}

export const Notice = ({ title, text, tone = 'gold', icon, children }: NoticeProps) => (
  <div className={classNames(styles.notice, tone === 'red' && styles.red)}>
    <div className={styles.words}>
      {icon ?? (tone === 'red' ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />)}
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </div>
    {children && (
      <div className={styles.buttons} data-print="hide">
        {children}
      </div>
    )}
  </div>
);

/** Container of notices. @param status - whether screen readers announce them */
export const Notices = ({ children, status }: { children: ReactNode; status?: boolean }) => (
  <div className={styles.notices} role={status ? 'status' : undefined} data-print="hide">
    {children}
  </div>
);
