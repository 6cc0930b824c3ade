import {
  useHost,
  useLocation,
  usePaths,
  useSearchParams,
  useWhen,
  useWhenChoices,
} from '@guide/contracts/module';
import {
  applyFilters,
  type Chip,
  readChips,
  readWalk,
  readWhen,
  toggleChip,
  type Walk,
} from '@guide/contracts/place';
import { useMemo, useState } from 'react';
import type { Place } from '../../places/place';

interface MapFilters {
  chips: Chip[];
  /** The time that chips and opening states are about, as from `readWhen`; null: now. */
  when: string | null;
  /** Starting point of the list's distances, as from `readWalk`. */
  from: string | null;
}

const readFilters = (search: URLSearchParams): MapFilters => ({
  chips: readChips(search),
  when: readWhen(search),
  from: readWalk(search).from,
});

/** Chips, time and starting point of the map. They change the URL by `history.replaceState`: navigation would move the map. */
export function useChips(places: Place[], area: string | undefined) {
  const { site, track } = useHost();
  const to = usePaths();
  const [search] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(search));
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    // Links to an area have none of these, and keep all.
    const next = readFilters(search);
    setFilters({
      chips: search.has('chips') ? next.chips : filters.chips,
      when: search.has('when') ? next.when : filters.when,
      from: search.has('from') ? next.from : filters.from,
    });
  }
  const { chips, when, from } = filters;
  const choices = useWhenChoices(when);
  const time = useWhen(when);
  const { chosen, counts } = useMemo(() => {
    const { counts } = applyFilters(
      places.filter((place) => !area || place.area === area),
      chips,
      time,
      site,
    );
    return { counts, chosen: applyFilters(places, chips, time, site).chosen };
  }, [places, area, chips, time, site]);
  const pathOf = (change: Partial<MapFilters>) => {
    const next = { ...filters, ...change };
    const query = new URLSearchParams(search);
    for (const name of ['chips', 'when', 'from']) query.delete(name);
    if (next.chips.length > 0) query.set('chips', next.chips.join());
    if (next.when) query.set('when', next.when);
    if (next.from) query.set('from', next.from);
    return query.size > 0 ? `${to.map()}?${query}` : to.map();
  };
  const change = (next: Partial<MapFilters>, label: string) => {
    track({ name: 'filter_change', category: 'map', label });
    history.replaceState(history.state, '', pathOf(next));
    setFilters({ ...filters, ...next });
  };
  return {
    chosen,
    counts,
    chips,
    pathOf: (chip: Chip) => pathOf({ chips: toggleChip(chips, chip) }),
    toggle: (chip: Chip) => change({ chips: toggleChip(chips, chip) }, `chips: ${chip}`),
    when: {
      ...choices,
      pathOf: (value: string | null) => pathOf({ when: value }),
      onChoose: (value: string | null) => change({ when: value }, `when: ${value}`),
    },
    from,
    startFrom: ({ from: start = null }: Partial<Walk>) => change({ from: start }, `from: ${start}`),
    pathWithoutStart: pathOf({ from: null }),
  };
}
