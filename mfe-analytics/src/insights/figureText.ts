/** Formats a number; null means "under 5" (D-72). */
export const figureText = (value: number | null | undefined, locale: string): string =>
  value === undefined ? '–' : value === null ? 'under 5' : value.toLocaleString(locale);

/** A percentage; unknown if either number is under 5. */
export const percentText = (part: number | null, total: number | null): string =>
  part === null || !total ? '–' : `${Math.min(100, Math.round((part / total) * 100))}%`;
