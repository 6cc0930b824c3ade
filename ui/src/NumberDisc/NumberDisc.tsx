import { classNames } from '../classNames';
import styles from './NumberDisc.module.css';

/** A rank in a red disc of 44 px, or 28 px if `small`. */
export const NumberDisc = ({ number, small = false }: { number: number; small?: boolean }) => (
  <span className={classNames(styles.disc, small && styles.small)}>{number}</span>
);
