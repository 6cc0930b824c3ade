import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import styles from './Panel.module.css';

interface PanelProps {
  title: ReactNode;
  icon?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  level?: 2 | 3;
  className?: string;
}

export function Panel({ title, icon, aside, children, level = 2, className }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        {icon}
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </header>
      {children}
    </section>
  );
}
