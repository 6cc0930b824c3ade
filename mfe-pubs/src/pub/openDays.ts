import type { Pub } from '@guide/contracts/api';
import { WEEKDAYS } from '@guide/contracts/site';
import { opensOn } from './days';

const short = (index: number) => WEEKDAYS[index]!.name.slice(0, 3);

function runText(first: number, last: number): string {
  if (first === last) return short(first);
  return `${short(first)} ${last - first === 1 ? 'and' : 'to'} ${short(last)}`;
}

/**
 * On which days a pub opens: "Open daily" only when all seven days have hours (D-43, PUBS-09), otherwise the days,
 * such as "Open Mon to Sat".
 */
export function openDays(pub: Pub): string {
  const open = WEEKDAYS.map((day) => opensOn(pub, day));
  if (open.every(Boolean)) return 'Open daily';
  const runs = open.flatMap((isOpen, first) => {
    if (!isOpen || open[first - 1]) return [];
    const end = open.indexOf(false, first);
    return [runText(first, end === -1 ? open.length - 1 : end - 1)];
  });
  return runs.length > 0 ? `Open ${runs.join(', ')}` : 'Hours unknown';
}
