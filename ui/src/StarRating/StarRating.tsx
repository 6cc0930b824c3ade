import { useSite } from '../Link/SiteContext';
import { fullStars, type StarRule } from './fullStars';
import { Star, Stars } from './Star';
import styles from './StarRating.module.css';
import { thousands } from './thousands';

interface StarRatingProps {
  /** 0 to 5; for listings from `ratingValue` (ENT-04). */
  rating: number;
  reviewCount?: number;
}

const RatingText = ({ rating, reviewCount }: StarRatingProps) => (
  <>
    <span>
      <span className="visually-hidden">Rated </span>
      <span className={styles.number}>{rating.toFixed(1)}</span>
      <span className="visually-hidden"> out of 5</span>
    </span>
    {reviewCount !== undefined && (
      <span className={styles.count} data-short={`(${thousands(reviewCount)})`}>
        {`(${thousands(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'})`}
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
