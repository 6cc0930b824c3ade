import { SmartImage } from '../SmartImage/SmartImage';
import { Rating } from '../StarRating/StarRating';
import type { CardProps } from './Card';
import { CardTitle } from './CardTitle';
import styles from './MiniCard.module.css';

type MiniCardProps = Pick<
  CardProps,
  | 'to'
  | 'title'
  | 'imageUrl'
  | 'imageAlt'
  | 'place'
  | 'description'
  | 'rating'
  | 'price'
  | 'level'
  | 'actions'
  | 'onIntent'
>;

/** A listing as a row: small picture left, words right, a rule below. */
export const MiniCard = ({
  to,
  title,
  imageUrl,
  imageAlt = '',
  level,
  onIntent,
  actions,
  ...rest
}: MiniCardProps) => (
  <article className={styles.mini}>
    <div className={styles.picture}>
      <SmartImage src={imageUrl} alt={imageAlt} name={title} sizes="(min-width: 768px) 212px, 116px" />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    <div>
      <CardTitle to={to} level={level} onPointerEnter={onIntent} onFocus={onIntent}>
        {title}
      </CardTitle>
      {rest.description && <p className={styles.text}>{rest.description}</p>}
      <p className={styles.foot}>
        <Rating rating={rest.rating} />
        {rest.price && <span className={styles.price}>{rest.price}</span>}
        {rest.place && <span className={styles.place}>{rest.place}</span>}
      </p>
    </div>
  </article>
);
