import { useHost, useSearchParams, useStart, useStartingPoint } from '@guide/contracts/module';
import { readWalk, readWhen, startLabel, whenChoices, whenOf } from '@guide/contracts/place';
import { localTime } from '@guide/contracts/site';
import { useMemo } from 'react';
import { minutesOfClock, newDay } from '../../plan/changes';
import type { Plan, PlanDay, Start } from '../../plan/plan';

/** Creates days with the date, time and start of the address (D-86), else on the next free day. */
export function useNewDay(): (plan: Plan) => PlanDay {
  const { site, now } = useHost();
  const [search] = useSearchParams();
  const start = useChosenStart(search);
  const text = readWhen(search);
  const { at } = whenOf(text, now, site);
  const isNow = whenChoices(text, now, site).value === null;
  return (plan) => {
    const day = { ...newDay(localTime(now, site.clockChanges).day, plan), ...(start && { start }) };
    if (isNow) return day;
    const startsAt = text!.includes(':') ? minutesOfClock(localTime(at, site.clockChanges).time) : null;
    return {
      ...day,
      date: localTime(at, site.clockChanges).day,
      ...(startsAt !== null && { startsAt }),
    };
  };
}

/** The start in the address, else the one that was last chosen in this tab. */
function useChosenStart(search: URLSearchParams): Start | undefined {
  const { startName, from } = useStartingPoint(readWalk(search));
  const remembered = useStart();
  return useMemo(() => {
    if (startName && from) return { name: startName, lat: from.lat, lng: from.lng };
    return remembered
      ? { name: startLabel(remembered), lat: remembered.lat, lng: remembered.lng }
      : undefined;
  }, [startName, from, remembered]);
}
