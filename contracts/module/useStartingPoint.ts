import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Start } from '../api';
import { isInCity, startKind, startLabel, type Walk, WITHIN_MINUTES } from '../place';
import type { Near, Point } from '../site';
import { i18n } from '../texts';
import { useHost } from './host';
import { createListeners } from './listeners';
import { rememberStart, startQuery, useStart } from './useStart';

/** Milliseconds. */
const OPTIONS = { timeout: 10_000, maximumAge: 60_000 };
const ANYWHERE: Walk = { from: null, within: null };

let position: Point | null = null;
const { subscribe, notify } = createListeners();

const outsideToast = (city: string) => ({
  title: i18n.t('You are outside {city}', { city }),
  description: i18n.t('Walking times start in {city}.', { city }),
});

function setPosition(point: Point) {
  position = point;
  notify();
}

/**
 * Where walks start: the visitor's position (D-30), requested on demand, shared by all modules and never sent, or the
 * start in the URL (D-86).
 * @param walk - start and limit from the URL
 * @param go - changes them; absent for screens without
 */
export function useStartingPoint(walk: Walk = ANYWHERE, go?: (change: Partial<Walk>) => void): Near {
  const { api, site, toast } = useHost();
  const queries = useQueryClient();
  const { from: text, within } = walk;
  const [locating, setLocating] = useState(
    () => text === null && within !== null && position !== null && isInCity(position, site),
  );
  const [refusals, setRefusals] = useState(0);
  const located = useSyncExternalStore(
    subscribe,
    () => position,
    () => null,
  );
  const query = useQuery({ ...startQuery(api, text ?? ''), enabled: text !== null });
  const start = text === null ? null : (query.data ?? null);
  const remembered = useStart();
  useEffect(() => {
    if (start) rememberStart(start);
  }, [start]);

  function fail() {
    setLocating(false);
    setRefusals((count) => count + 1);
    // Lists open the panel instead, where the visitor can type a start.
    if (!go)
      toast({
        title: i18n.t('Your position is not known'),
        description: i18n.t('Allow it in your browser.'),
      });
  }
  const isFar = (point: Point | null) => point !== null && !isInCity(point, site);
  function locate() {
    if (!navigator.geolocation) {
      fail();
      return;
    }
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lng: coords.longitude };
        setPosition(point);
        // Lists say it next to their chips.
        if (!go && isFar(point)) toast(outsideToast(site.product));
      },
      fail,
      OPTIONS,
    );
  }
  function toggle(wanted: boolean) {
    if (text !== null) go?.(wanted ? { from: null } : ANYWHERE);
    if (wanted && (!position || isFar(position))) locate();
    else setLocating(wanted);
  }
  async function choose(typed: string): Promise<boolean> {
    const [found] = await api.searchStarts({ query: typed });
    if (!found) return false;
    queries.setQueryData(startQuery(api, found.id).queryKey, found);
    rememberStart(found);
    setLocating(false);
    go?.({ from: found.id });
    return true;
  }
  const from = text === null ? located : start;
  const label = (named: Start) => ({ id: named.id, name: startLabel(named) });
  return {
    on: text === null ? locating : start !== null,
    from: isFar(from) ? null : from,
    outside: isFar(from) ? site.product : null,
    startName: start && startLabel(start),
    unknown: text !== null && query.data === null ? text : null,
    remembered: remembered && remembered.id !== start?.id ? label(remembered) : null,
    within,
    choices: WITHIN_MINUTES,
    panelId: useId(),
    refusals,
    toggle,
    locate,
    limit: go && ((minutes) => go({ within: minutes })),
    choose: go && choose,
    find: async (typed) =>
      (await api.searchStarts({ query: typed })).map((found) => ({
        ...label(found),
        kind: startKind(found.kind),
      })),
  };
}
