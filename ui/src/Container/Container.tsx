import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Container.module.css';

interface ContainerProps {
  children: ReactNode;
  className?: string;
  section?: boolean;
  /** For lists and maps: up to 1560 px wide, with a fourth column of cards, on screens from 1680 px. */
  wide?: boolean;
  labelledBy?: string;
}

/** The content column: at most 1184 px wide, unless `wide`. */
export function Container({ children, className, section, wide, labelledBy }: ContainerProps) {
  const Frame = section ? 'section' : 'div';
  return (
    <Frame
      className={classNames(styles.container, section && styles.section, className)}
      data-wide={wide || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </Frame>
  );
}
