import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './Choice.module.css';

/**
 * A checkbox or radio button that is not drawn and lies over the whole of its label, which shows what is checked:
 * presses and the focus are its own, also before the page is hydrated.
 * @param props.className of the label
 */
export const Choice = ({ className, children, ...input }: ComponentProps<'input'>) => (
  <label className={classNames(styles.label, className)}>
    <input {...input} className={styles.input} />
    {children}
  </label>
);
