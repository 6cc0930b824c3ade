/** A number as it may be shown: null is "under 5" (D-72). */
export const shown = (value: number | null | undefined, locale: string): string =>
  value === undefined ? '–' : value === null ? 'under 5' : value.toLocaleString(locale);

/** The share of one number in another, in words; unknown where either is under 5. */
export const share = (part: number | null, whole: number | null): string =>
  part === null || !whole ? '–' : `${Math.min(100, Math.round((part / whole) * 100))}%`;
