import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { LiHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import styles from './ToastCard.module.css';

interface ToastCardProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  close?: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

/** A notification; the shell shows and removes it (TOAST-01 to TOAST-04). */
export const ToastCard = ({
  title,
  description,
  variant = 'default',
  close,
  className,
  ...item
}: ToastCardProps) => (
  <li
    {...item}
    className={classNames(styles.toast, variant === 'destructive' && styles.destructive, className)}
  >
    {variant === 'destructive' ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
    <div className={styles.content}>
      <div className={styles.title}>{title}</div>
      {description && <div className={styles.description}>{description}</div>}
    </div>
    {close && <div className={styles.close}>{close}</div>}
  </li>
);
