import type { ReactNode } from 'react';
import { PictureFrame } from '../PictureFrame/PictureFrame';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** A drawn picture, 3:2. */
  picture?: ReactNode;
  /** The ways on: one `Button` in ink, others in line. */
  children?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Nothing found, or nothing there: a picture, why, and what to do next. */
export function EmptyState({ title, text, picture, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {picture && <PictureFrame className={styles.picture}>{picture}</PictureFrame>}
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
