import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './Choice.module.css';

/** A checkbox or radio button whose label shows its state. @param props.className - class of the label */
export const Choice = ({ className, children, ...input }: ComponentProps<'input'>) => (
  <label className={classNames(styles.label, className)}>
    <input {...input} className={styles.input} />
    {children}
  </label>
);
