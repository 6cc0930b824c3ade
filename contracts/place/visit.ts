import type { Listing } from '../api';
import { i18n } from '../texts';

/** The listing's time needed, or the fixed text (TOP-04, WIDGET-07, D-47). */
export const timeText = ({ timeNeeded }: Pick<Listing, 'timeNeeded'>): string =>
  timeNeeded ?? i18n.t('2-3 hours');

/** The fixed text, or null if the place is known to be unsuitable for families (TOP-05, WIDGET-07, D-47). */
export const familyText = ({ familyFriendly }: Pick<Listing, 'familyFriendly'>): string | null =>
  familyFriendly === false ? null : i18n.t('Family friendly');

/** Whom a place suits, for its own page; null if unknown. */
export const forWhomText = ({
  forWhom,
  familyFriendly,
}: Pick<Listing, 'forWhom' | 'familyFriendly'>): string | null =>
  forWhom ?? (familyFriendly ? i18n.t('Family friendly') : null);
