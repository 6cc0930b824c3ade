import type { Listing } from '../api';
import { i18n } from '../texts';

/** A short text for opening hours without a weekly table (D-44); undefined with a table or without hours. */
export function hoursSummary({
  hours,
  hoursSummary: summary,
  additionalInfo,
}: Pick<Listing, 'hours' | 'hoursSummary' | 'additionalInfo'>): string | undefined {
  if (hours) return undefined;
  return summary ?? (additionalInfo?.openingHours ? i18n.t('Hours vary') : undefined);
}
