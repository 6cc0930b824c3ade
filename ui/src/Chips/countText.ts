import { thousands } from '../StarRating/thousands';

/** "1 result", "1,234 results" (D-11), "3 of 10 pubs within 5 minutes". */
export const countText = (
  count: number,
  noun: string,
  limit?: { within: number; all: number } | null,
): string =>
  limit
    ? `${thousands(count)} of ${countText(limit.all, noun)} within ${limit.within} minutes`
    : `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
