import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Container.module.css';

interface ContainerProps {
  children: ReactNode;
  className?: string;
  section?: boolean;
  labelledBy?: string;
}

/** The content column: at most 1184 px wide. */
export function Container({ children, className, section = false, labelledBy }: ContainerProps) {
  const name = classNames(styles.container, section && styles.section, className);
  if (!section) return <div className={name}>{children}</div>;
  return (
    <section className={name} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
