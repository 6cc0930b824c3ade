import { i18n } from '@guide/contracts/texts';

/** Follows a count: ", nearest first", " of Soho, nearest first" after a limit, ", nearest to Soho first". */
export function nearestText({ startName }: { startName: string | null }, limit?: object | null): string {
  if (!startName) return i18n.t(', nearest first');
  return limit
    ? i18n.t(' of {place}, nearest first', { place: startName })
    : i18n.t(', nearest to {place} first', { place: startName });
}
