import { useHost, usePaths, useSearchParams, useWhen } from '@guide/contracts/module';
import { applyFilters, type Chip, readChips, toggleChip } from '@guide/contracts/place';
import { useMemo, useState } from 'react';
import type { Place } from '../../places/place';

/** Chips of the map. The URL is replaced without navigation, which would move the map. */
export function useChips(places: Place[], area: string | undefined) {
  const { site, track } = useHost();
  const to = usePaths();
  const when = useWhen();
  const [search] = useSearchParams();
  const [chips, setChips] = useState(() => readChips(search));
  const { chosen, counts } = useMemo(() => {
    const { counts } = applyFilters(
      places.filter((place) => !area || place.area === area),
      chips,
      when,
      site,
    );
    return { counts, chosen: applyFilters(places, chips, when, site).chosen };
  }, [places, area, chips, when, site]);
  const pathOf = (chip: Chip) => {
    const next = new URLSearchParams(search);
    const names = toggleChip(chips, chip);
    if (names.length > 0) next.set('chips', names.join());
    else next.delete('chips');
    return next.size > 0 ? `${to.map()}?${next}` : to.map();
  };
  const toggle = (chip: Chip) => {
    track({ name: 'filter_change', category: 'map', label: `chips: ${chip}` });
    history.replaceState(history.state, '', pathOf(chip));
    setChips(toggleChip(chips, chip));
  };
  return { chosen, counts, chips, pathOf, toggle };
}
