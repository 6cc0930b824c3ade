/** The time that a visit takes: what is known, otherwise the fixed text (TOP-04, D-47). */
export const timeText = (timeNeeded: string | undefined): string => timeNeeded ?? '2-3 hours';

/** "Family friendly" unless the listing is known not to be (TOP-05, D-47). */
export const familyText = (familyFriendly: boolean | undefined): string | null =>
  familyFriendly === false ? null : 'Family friendly';
