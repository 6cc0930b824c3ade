import { i18n } from '@guide/contracts/texts';
import { percent } from '../live/percent';

/** Formats a number; null means "under 5" (D-72). */
export const figureText = (value: number | null | undefined, locale: string): string =>
  value === undefined ? '–' : value === null ? i18n.t('under 5') : value.toLocaleString(locale);

/** A percentage; unknown if either number is under 5. */
export const percentText = (part: number | null, total: number | null, locale: string): string =>
  part === null || !total ? '–' : percent(Math.min(100, Math.round((part / total) * 100)), locale);

/** The note of a list that filters do not apply to. */
export const allVisitsNote = (filtered: boolean): string | undefined =>
  filtered ? i18n.t('From all visits in these days, without filters.') : undefined;
