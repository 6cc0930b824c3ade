import type { Listing } from '../api';

/** Opening hours in two or three words, where there is no weekly table (D-44); undefined with a table or without hours. */
export function hoursSummary({
  hours,
  hoursSummary: summary,
  additionalInfo,
}: Pick<Listing, 'hours' | 'hoursSummary' | 'additionalInfo'>): string | undefined {
  if (hours) return undefined;
  return summary ?? (additionalInfo?.openingHours ? 'Hours vary' : undefined);
}
