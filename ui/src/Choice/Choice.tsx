import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './Choice.module.css';

/** An invisible checkbox or radio button over its label, which shows the state. @param props.className of the label */
export const Choice = ({ className, children, ...input }: ComponentProps<'input'>) => (
  <label className={classNames(styles.label, className)}>
    <input {...input} className={styles.input} />
    {children}
  </label>
);
