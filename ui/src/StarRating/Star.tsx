import styles from './StarRating.module.css';

/** From the tip of a star, in a square of 24 units. */
const OUTLINE = 'l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';
const TIP = { x: 12, y: 2.6 };

export const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d={`M${TIP.x} ${TIP.y}${OUTLINE}`} />
  </svg>
);

/** Distance of two stars: 19 px, where a star of 24 units has 17 px. */
const STEP = 26.82;
const COUNT = 5;

/** Path of stars from one index to before another. */
const starsPath = (from: number, to: number) =>
  `M${TIP.x + from * STEP} ${TIP.y}${OUTLINE}${`m${STEP} 0${OUTLINE}`.repeat(to - from - 1)}`;

/** Five stars in one drawing; a narrower one shows the first stars. */
export const Stars = ({ full }: { full: number }) => (
  <svg
    className={styles.stars}
    viewBox={`0 0 ${(COUNT - 1) * STEP + 24} 24`}
    preserveAspectRatio="xMinYMid slice"
    data-stars={full}
    aria-hidden="true"
  >
    {full > 0 && <path data-star="full" d={starsPath(0, full)} />}
    {full < COUNT && <path data-star="empty" d={starsPath(full, COUNT)} />}
  </svg>
);
