import type { PlaceDetails } from './place';

/** The time that a visit takes: what is known, otherwise the fixed text (WIDGET-07, D-47). */
export const timeText = ({ timeNeeded }: Pick<PlaceDetails, 'timeNeeded'>): string =>
  timeNeeded ?? '2-3 hours';

/** "Family friendly" unless the place is known not to be (WIDGET-07, D-47). */
export const familyText = ({ familyFriendly }: Pick<PlaceDetails, 'familyFriendly'>): string | null =>
  familyFriendly === false ? null : 'Family friendly';
