import { classNames } from '../classNames';
import styles from './NumberDisc.module.css';

/** A rank as a red disc of 44 px, or of 28 px in a list. */
export const NumberDisc = ({ number, small = false }: { number: number; small?: boolean }) => (
  <span className={classNames(styles.disc, small && styles.small)}>{number}</span>
);
