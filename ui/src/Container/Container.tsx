import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Container.module.css';

interface ContainerProps {
  children: ReactNode;
  className?: string;
  /** A section of the page, with space above it. */
  section?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** The content column: 1184 px at most, with the page's gutters. */
export function Container({ children, className, section = false, labelledBy }: ContainerProps) {
  const name = classNames(styles.container, section && styles.section, className);
  if (!section) return <div className={name}>{children}</div>;
  return (
    <section className={name} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
