import { classNames } from '../classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; default: a line of text. */
  width?: string;
  height?: string;
  className?: string;
}

/** Loading placeholder, hidden from screen readers. */
export const Skeleton = ({ width = '', height = '', className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, className)}
    // The CSP blocks style attributes in server-rendered HTML.
    ref={(bar) => {
      if (bar) Object.assign(bar.style, { width, height });
    }}
    aria-hidden="true"
  />
);
