import { useHost, useLocation, useNow, usePaths, useSearchParams } from '@guide/contracts/module';
import { applyFilters, type Chip, readChips, readWalk, toggleChip, type Walk } from '@guide/contracts/place';
import { useMemo, useState } from 'react';
import type { Place } from '../../places/place';

/** Chips and starting point of the map. The URL is replaced without navigation, which would move the map. */
export function useChips(places: Place[], area: string | undefined) {
  const { site, track } = useHost();
  const to = usePaths();
  const now = useNow();
  const [search] = useSearchParams();
  const [chips, setChips] = useState(() => readChips(search));
  const [from, setFrom] = useState(() => readWalk(search).from);
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    // Links to an area have neither, and keep both.
    if (search.has('chips')) setChips(readChips(search));
    if (search.has('from')) setFrom(readWalk(search).from);
  }
  const { chosen, counts } = useMemo(() => {
    const { counts } = applyFilters(
      places.filter((place) => !area || place.area === area),
      chips,
      now,
      site,
    );
    return { counts, chosen: applyFilters(places, chips, now, site).chosen };
  }, [places, area, chips, now, site]);
  const path = (names: readonly Chip[], start: string | null) => {
    const next = new URLSearchParams(search);
    if (names.length > 0) next.set('chips', names.join());
    else next.delete('chips');
    if (start) next.set('from', start);
    else next.delete('from');
    return next.size > 0 ? `${to.map()}?${next}` : to.map();
  };
  const pathOf = (chip: Chip) => path(toggleChip(chips, chip), from);
  const toggle = (chip: Chip) => {
    track({ name: 'filter_change', category: 'map', label: `chips: ${chip}` });
    history.replaceState(history.state, '', pathOf(chip));
    setChips(toggleChip(chips, chip));
  };
  const startFrom = ({ from: start = null }: Partial<Walk>) => {
    track({ name: 'filter_change', category: 'map', label: `from: ${start}` });
    history.replaceState(history.state, '', path(chips, start));
    setFrom(start);
  };
  return { chosen, counts, chips, pathOf, toggle, from, startFrom, pathWithoutStart: path(chips, null) };
}
