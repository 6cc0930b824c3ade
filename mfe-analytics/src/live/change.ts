import type { Period } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';
import { percent } from './percent';

interface Change {
  kind: 'none' | 'same' | 'more' | 'fewer';
  /** A number, or a percentage if there was something before. */
  amount: string;
}

function changeOf(value: number, previous: number, locale: string): Change {
  if (previous === 0) return { kind: value === 0 ? 'none' : 'more', amount: String(value) };
  const percents = Math.round(((value - previous) / previous) * 100);
  const amount = percent(Math.abs(percents), locale);
  return { kind: percents === 0 ? 'same' : percents > 0 ? 'more' : 'fewer', amount };
}

/** "12% more than the day before" (D-18) */
export function changeSince(period: Period, value: number, previous: number, locale: string): string {
  const { kind, amount } = changeOf(value, previous, locale);
  if (kind === 'none') return i18n.t('none yet');
  if (kind === 'same')
    return i18n.t(
      '{period, select, day {same as the day before} week {same as the week before} other {same as the month before}}',
      { period },
    );
  if (kind === 'more')
    return i18n.t(
      '{period, select, day {{amount} more than the day before} week {{amount} more than the week before} other {{amount} more than the month before}}',
      { period, amount },
    );
  return i18n.t(
    '{period, select, day {{amount} fewer than the day before} week {{amount} fewer than the week before} other {{amount} fewer than the month before}}',
    { period, amount },
  );
}

/** "12% more than 1,070" (D-72) */
export function changeFrom(value: number, previous: number, locale: string): string {
  const { kind, amount } = changeOf(value, previous, locale);
  const before = previous.toLocaleString(locale);
  if (kind === 'none') return i18n.t('none yet');
  if (kind === 'same') return i18n.t('same as {before}', { before });
  if (kind === 'more') return i18n.t('{amount} more than {before}', { amount, before });
  return i18n.t('{amount} fewer than {before}', { amount, before });
}
