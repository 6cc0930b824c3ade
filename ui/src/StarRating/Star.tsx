import styles from './StarRating.module.css';

export const Star = ({ full }: { full?: boolean }) => (
  <svg
    className={styles.star}
    viewBox="0 0 24 24"
    data-star={full === undefined ? undefined : full ? 'full' : 'empty'}
    aria-hidden="true"
  >
    <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z" />
  </svg>
);
