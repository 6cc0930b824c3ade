import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';
import { classNames } from '../classNames';
import styles from './Icon.module.css';

/**
 * Component of an icon of Lucide with one path. In builds it replaces the library's own, whose attributes and shapes
 * were a third of a page (`tooling/rspack/one-path-icons.mjs`).
 * @param d - path data in a square of 24 units
 */
export const createIcon = (d: string) =>
  (({ className, ...svg }: SVGProps<SVGSVGElement>) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...svg} className={classNames(styles.icon, className)}>
      <path d={d} />
    </svg>
  )) as unknown as LucideIcon;
