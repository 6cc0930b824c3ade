import type { Place } from './place';

/** The time that a visit takes: what is known, otherwise the fixed text (WIDGET-07, D-47). */
export const timeText = ({ timeNeeded }: Pick<Place, 'timeNeeded'>): string => timeNeeded ?? '2-3 hours';

/** "Family friendly" unless the place is known not to be (WIDGET-07, D-47). */
export const familyText = ({ familyFriendly }: Pick<Place, 'familyFriendly'>): string | null =>
  familyFriendly === false ? null : 'Family friendly';
