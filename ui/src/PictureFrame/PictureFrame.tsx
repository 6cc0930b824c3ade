import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './PictureFrame.module.css';

/** A picture, drawn or loaded, in a frame of card. */
export const PictureFrame = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.frame, className)}>{children}</div>
);
