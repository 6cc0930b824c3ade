import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../classNames';
import styles from './Icon.module.css';

/** Component of an icon, such as those of Lucide. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Component of an icon of Lucide with one path. In builds it replaces the library's own, whose attributes and shapes
 * were a third of a page (`tooling/rspack/one-path-icons.mjs`).
 * @param d - path data in a square of 24 units
 * @param turns - whether it shows the reading direction, as arrows to the next page do
 */
export const createIcon =
  (d: string, turns = false): IconComponent =>
  ({ className, ...svg }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...svg}
      className={classNames(styles.icon, turns && styles.turns, className)}
    >
      <path d={d} />
    </svg>
  );
