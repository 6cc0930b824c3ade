import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './PictureFrame.module.css';

export const PictureFrame = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.frame, className)}>{children}</div>
);
