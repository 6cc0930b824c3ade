import type { ReactNode } from 'react';
import { PictureFrame } from '../PictureFrame/PictureFrame';
import { EmptyHorizon } from './EmptyHorizon';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <PictureFrame className={styles.picture}>
        <EmptyHorizon />
      </PictureFrame>
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
