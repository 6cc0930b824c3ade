import type { ReactNode } from 'react';
import { OpeningState } from '../OpeningState/OpeningState';
import type { Opening } from '../OpeningState/opening';
import { Rating } from '../StarRating/StarRating';
import styles from './Card.module.css';
import { CardBody, CardFoot, CardFrame } from './CardFrame';
import { CardPicture } from './CardPicture';
import { CardPlace } from './CardPlace';
import { CardText } from './CardText';
import { CardTitle } from './CardTitle';

export interface CardProps {
  /** Where the card leads. */
  to: string;
  title: string;
  imageUrl: string;
  /** What the picture shows; the card's own words are often enough. */
  imageAlt?: string;
  /** "Tower Hill, London" */
  place?: string;
  description?: string;
  /** `Badge` elements, at most three are shown. */
  badges?: ReactNode[];
  number?: number;
  /** At the upper right of the picture. */
  actions?: ReactNode;
  rating: number;
  reviewCount?: number;
  /** At the right of the last line; without it the price stands there. */
  opening?: Opening;
  price?: string;
  /** The large card of a section. */
  lead?: boolean;
  level?: 2 | 3;
  /** Among the first pictures of the screen. */
  priority?: boolean;
  sizes?: string;
  /** The pointer or the focus came near: time to preload. */
  onIntent?: () => void;
}

/** A listing as a card: picture, name, area, description, rule, rating, opening state or price. */
export function Card({
  to,
  title,
  imageUrl,
  imageAlt = '',
  place,
  description,
  badges,
  number,
  actions,
  ...rest
}: CardProps) {
  const { rating, reviewCount, opening, price, lead, level, priority, sizes, onIntent } = rest;
  return (
    <CardFrame>
      <CardPicture
        src={imageUrl}
        alt={imageAlt}
        name={title}
        badges={badges}
        number={number}
        actions={actions}
        priority={priority}
        {...(sizes && { sizes })}
      />
      <CardBody>
        <CardTitle to={to} level={level} lead={lead} onPointerEnter={onIntent} onFocus={onIntent}>
          {title}
        </CardTitle>
        {place && <CardPlace>{place}</CardPlace>}
        {description && <CardText>{description}</CardText>}
        <CardFoot>
          <Rating rating={rating} reviewCount={reviewCount} />
          {opening ? (
            <OpeningState opening={opening} />
          ) : (
            price && <span className={styles.price}>{price}</span>
          )}
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
