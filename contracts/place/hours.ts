import type { Listing } from '../api';

/**
 * The opening hours of a listing in two or three words, where it has no machine form of them (D-44): the pack's own
 * summary, otherwise that they vary.
 * @returns undefined for a listing whose hours are in a weekly table, or not known at all
 */
export function hoursSummary({
  hours,
  hoursSummary: summary,
  additionalInfo,
}: Pick<Listing, 'hours' | 'hoursSummary' | 'additionalInfo'>): string | undefined {
  if (hours) return undefined;
  return summary ?? (additionalInfo?.openingHours ? 'Hours vary' : undefined);
}
