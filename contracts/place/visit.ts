import type { Listing } from '../api';

/** Time needed: the listing's own, otherwise the fixed text (TOP-04, WIDGET-07, D-47). */
export const timeText = ({ timeNeeded }: Pick<Listing, 'timeNeeded'>): string => timeNeeded ?? '2-3 hours';

/** The fixed text "Family friendly", unless the place is known not to be (TOP-05, WIDGET-07, D-47). */
export const familyText = ({ familyFriendly }: Pick<Listing, 'familyFriendly'>): string | null =>
  familyFriendly === false ? null : 'Family friendly';

/** Who a place is for, on its own page: never the fixed text of lists. */
export const forWhomText = ({
  forWhom,
  familyFriendly,
}: Pick<Listing, 'forWhom' | 'familyFriendly'>): string | null =>
  forWhom ?? (familyFriendly ? 'Family friendly' : null);
