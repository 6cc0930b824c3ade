import { classNames } from '@guide/ui';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Strip.module.css';

interface StripProps {
  title: ReactNode;
  text?: ReactNode;
  /** red: something is wrong; gold: something to know. */
  tone?: 'gold' | 'red';
  icon?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** A strip of words that belongs to what it stands at. */
export const Strip = ({ title, text, tone = 'gold', icon, children }: StripProps) => (
  <div className={classNames(styles.strip, tone === 'red' && styles.red)}>
    <div className={styles.words}>
      {icon ?? (tone === 'red' ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />)}
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </div>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
);
