import { oneDecimal, thousands } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { useSite } from '../Link/SiteContext';
import { hidden } from '../RichText/hidden';
import { RichText } from '../RichText/RichText';
import { fullStars, type StarRule } from './fullStars';
import { Star, Stars } from './Star';
import styles from './StarRating.module.css';

interface StarRatingProps {
  /** 0 to 5; for listings from `ratingValue` (ENT-04). */
  rating: number;
  reviewCount?: number;
}

const ratingNumber = (content: string) => <span className={styles.number}>{content}</span>;

const RatingText = ({ rating, reviewCount }: StarRatingProps) => (
  <>
    <span>
      <RichText
        text={i18n.t('<0>Rated </0><1>{rating}</1><0> out of 5</0>', { rating: oneDecimal(rating) })}
        elements={[hidden, ratingNumber]}
      />
    </span>
    {reviewCount !== undefined && (
      <span className={styles.count} data-short={`(${thousands(reviewCount)})`}>
        {i18n.t('({count, plural, one {# review} other {# reviews}})', { count: reviewCount })}
      </span>
    )}
  </>
);

/**
 * Five stars, the rating and the number of reviews; nothing in a city without ratings.
 * @param props.rule - ATT-44 on detail pages, VAL-01 elsewhere
 */
export const StarRating = ({ rating, reviewCount, rule }: StarRatingProps & { rule: StarRule }) =>
  useSite().ratings === false ? null : (
    <span className={styles.rating}>
      <Stars full={fullStars(rating, rule)} />
      <RatingText rating={rating} reviewCount={reviewCount} />
    </span>
  );

/** One star and the rating, for cards and lists; nothing in a city without ratings. */
export const Rating = (props: StarRatingProps) =>
  useSite().ratings === false ? null : (
    <span className={styles.rating}>
      <Star />
      <RatingText {...props} />
    </span>
  );
