import { SmartImage } from '../SmartImage/SmartImage';
import { Rating } from '../StarRating/StarRating';
import type { CardProps } from './Card';
import styles from './Card.module.css';
import { CardTitle } from './CardTitle';

type MiniCardProps = Pick<
  CardProps,
  'to' | 'title' | 'imageUrl' | 'imageAlt' | 'place' | 'description' | 'rating' | 'level' | 'onIntent'
>;

/** A listing as a row: small picture left, words right, a rule below. */
export const MiniCard = ({ to, title, imageUrl, imageAlt = '', level, onIntent, ...rest }: MiniCardProps) => (
  <article className={styles.mini}>
    <div className={styles.miniPicture}>
      <SmartImage src={imageUrl} alt={imageAlt} name={title} sizes="(min-width: 768px) 212px, 116px" />
    </div>
    <div>
      <CardTitle to={to} level={level} onPointerEnter={onIntent} onFocus={onIntent}>
        {title}
      </CardTitle>
      {rest.description && <p className={styles.miniText}>{rest.description}</p>}
      <p className={styles.miniFoot}>
        <Rating rating={rest.rating} />
        {rest.place && <span className={styles.miniPlace}>{rest.place}</span>}
      </p>
    </div>
  </article>
);
