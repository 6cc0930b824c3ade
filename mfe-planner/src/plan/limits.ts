/** Version of the stored format. Later releases must read it. */
export const PLAN_VERSION = 1;
/** Limits of stored and shared plans. */
export const MAX_SAVED = 500;
export const MAX_DAYS = 14;
export const MAX_ITEMS_OF_DAY = 24;
export const MAX_TITLE_LENGTH = 80;
export const DAY_MINUTES = 24 * 60;
export const MAX_STAY_MINUTES = 12 * 60;
