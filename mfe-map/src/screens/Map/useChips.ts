import { useHost, usePaths, useSearchParams, useWhen, useWhenChoices } from '@guide/contracts/module';
import { applyFilters, type Chip, readChips, readWhen, toggleChip } from '@guide/contracts/place';
import { useMemo, useState } from 'react';
import type { Place } from '../../places/place';

interface MapFilters {
  chips: Chip[];
  /** The time that chips and opening states are about, as from `readWhen`; null: now. */
  when: string | null;
}

/** Chips and time of the map. The URL is replaced without navigation, which would move the map. */
export function useChips(places: Place[], area: string | undefined) {
  const { site, track } = useHost();
  const to = usePaths();
  const [search] = useSearchParams();
  const [filters, setFilters] = useState<MapFilters>(() => ({
    chips: readChips(search),
    when: readWhen(search),
  }));
  const { chips, when } = filters;
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
  const pathOf = (next: MapFilters) => {
    const query = new URLSearchParams(search);
    query.delete('chips');
    query.delete('when');
    if (next.chips.length > 0) query.set('chips', next.chips.join());
    if (next.when) query.set('when', next.when);
    return query.size > 0 ? `${to.map()}?${query}` : to.map();
  };
  const change = (next: Partial<MapFilters>, label: string) => {
    track({ name: 'filter_change', category: 'map', label });
    history.replaceState(history.state, '', pathOf({ ...filters, ...next }));
    setFilters({ ...filters, ...next });
  };
  return {
    chosen,
    counts,
    chips,
    pathOf: (chip: Chip) => pathOf({ ...filters, chips: toggleChip(chips, chip) }),
    toggle: (chip: Chip) => change({ chips: toggleChip(chips, chip) }, `chips: ${chip}`),
    when: {
      ...choices,
      pathOf: (value: string | null) => pathOf({ ...filters, when: value }),
      onChoose: (value: string | null) => change({ when: value }, `when: ${value}`),
    },
  };
}
