import { i18n } from '@guide/contracts/texts';
import { useSite } from '../Link/SiteContext';
import styles from './StarRating.module.css';

/** Stands next to the first rating of a screen (D-75, D-81); nothing in a city without ratings. */
export const RatingsNote = () =>
  useSite().ratings === false ? null : (
    <small className={styles.note} data-print="hide">
      {i18n.t("Ratings are our own, not visitors'.")}
    </small>
  );
