import styles from './StarRating.module.css';

/** Stands next to the first rating of a screen (D-75, D-81). */
export const RatingsNote = () => (
  <small className={styles.note} data-print="hide">
    Ratings are our own, not visitors'.
  </small>
);
