import type { ReactNode } from 'react';
import { NumberDisc } from '../NumberDisc/NumberDisc';
import { SmartImage, type SmartImageProps } from '../SmartImage/SmartImage';
import styles from './Card.module.css';

interface CardPictureProps extends Omit<SmartImageProps, 'className'> {
  /** `Badge` elements, the category first; they wrap onto several lines. */
  badges?: ReactNode[];
  number?: number;
  actions?: ReactNode;
}

export const CardPicture = ({ badges = [], number, actions, ...picture }: CardPictureProps) => (
  <div className={styles.picture}>
    <SmartImage sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw" {...picture} />
    {(badges.length > 0 || number !== undefined) && (
      <div className={styles.labels}>
        {number !== undefined && <NumberDisc number={number} />}
        {badges}
      </div>
    )}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
