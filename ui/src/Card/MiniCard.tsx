import type { TextPart } from '@guide/contracts/site';
import type { ReactNode } from 'react';
import { SmartImage } from '../SmartImage/SmartImage';
import { Rating } from '../StarRating/StarRating';
import { CardTitle } from './CardTitle';
import styles from './MiniCard.module.css';

/** `lang` and `dir` are those of the description. */
interface MiniCardProps extends TextPart {
  to: string;
  title: string;
  imageUrl?: string;
  place: string;
  description: string;
  rating: number;
  price?: string;
  actions?: ReactNode;
}

/** A listing as a row: small picture on the left, text on the right. */
export const MiniCard = ({ to, title, imageUrl, actions, lang, dir, ...listing }: MiniCardProps) => (
  <article className={styles.mini}>
    <div className={styles.picture}>
      <SmartImage src={imageUrl} alt="" name={title} sizes="(min-width: 768px) 212px, 116px" />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    <div>
      <CardTitle to={to}>{title}</CardTitle>
      <p lang={lang} dir={dir} className={styles.text}>
        {listing.description}
      </p>
      <p className={styles.foot}>
        <Rating rating={listing.rating} />
        <span className={styles.price}>{listing.price}</span>
        <span className={styles.place}>{listing.place}</span>
      </p>
    </div>
  </article>
);
