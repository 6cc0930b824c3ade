import { classNames } from '../classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; a line of text without them. */
  width?: string;
  height?: string;
  className?: string;
}

/** A placeholder of something that is loading: a bar with a sweep of 1.6 s. Hidden from screen readers. */
export const Skeleton = ({ width = '', height = '', className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, className)}
    // Not as a style attribute: the site's policy refuses those in served HTML.
    ref={(bar) => {
      if (bar) Object.assign(bar.style, { width, height });
    }}
    aria-hidden="true"
  />
);
