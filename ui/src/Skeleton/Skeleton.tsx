import { classNames } from '../classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; a line of text without them. */
  width?: string;
  height?: string;
  className?: string;
}

/** A placeholder while something loads; hidden from screen readers. */
export const Skeleton = ({ width = '', height = '', className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, className)}
    // The CSP refuses style attributes in served HTML.
    ref={(bar) => {
      if (bar) Object.assign(bar.style, { width, height });
    }}
    aria-hidden="true"
  />
);
