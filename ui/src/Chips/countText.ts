import { thousands } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

/** What is counted: a noun of the guide, or the city's own words, such as those of `pubTexts`. */
type Noun = string | { one: string; many: string };

function countOf(count: number, noun: Noun): string {
  if (noun === 'result') return i18n.t('{count, plural, one {# result} other {# results}}', { count });
  if (noun === 'attraction')
    return i18n.t('{count, plural, one {# attraction} other {# attractions}}', { count });
  if (noun === 'restaurant')
    return i18n.t('{count, plural, one {# restaurant} other {# restaurants}}', { count });
  const { one, many } = typeof noun === 'string' ? { one: noun, many: `${noun}s` } : noun;
  return i18n.t('{count, plural, one {# {one}} other {# {many}}}', { count, one, many });
}

/** "1 result", "1,234 results" (D-11), "3 of 10 pubs within 5 minutes". */
export const countText = (
  count: number,
  noun: Noun,
  limit?: { within: number; all: number } | null,
): string =>
  limit
    ? i18n.t('{count} of {all} within {minutes} minutes', {
        count: thousands(count),
        all: countOf(limit.all, noun),
        minutes: limit.within,
      })
    : countOf(count, noun);
