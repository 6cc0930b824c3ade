import { type Near, useHost, usePaths, useWhenChoices } from '@guide/contracts/module';
import { chipsAt, toggleChip } from '@guide/contracts/place';
import { Chips, RemovableChip } from '@guide/ui';
import { useAreaNames } from '../../api/useAreaNames';
import { FilterBar } from '../../list/FilterBar';
import { ALL, NEAREST, sanitizeLabel, sortsIn } from '../../list/filters';
import { type ListFilters, listPath, SORTS, type Sort, writeFilters } from './listFilters';
import type { ListView } from './listView';

interface FiltersProps {
  filters: ListFilters;
  setFilters: (change: Partial<ListFilters>) => void;
  view: ListView | undefined;
  near: Near;
}

/** Area, sort and chips (LIST-01 to LIST-03). */
export function Filters({ filters, setFilters, view, near }: FiltersProps) {
  const sorts = sortsIn(useHost().site, SORTS);
  const to = usePaths();
  const names = useAreaNames();
  const choices = useWhenChoices(filters.when);
  const nearest = near.on && near.from !== null;
  const pathOf = (change: Partial<ListFilters>) =>
    listPath(to.attractions, { ...filters, page: 1, ...change });
  const isFiltered =
    filters.subcategory !== null ||
    filters.area !== ALL ||
    filters.when !== null ||
    filters.from !== null ||
    filters.chips.length > 0;
  const areas = [...new Set([ALL, ...names, filters.area])];
  return (
    <FilterBar
      list={to.attractions}
      noun="attraction"
      chips={[
        <Chips
          key="chips"
          chips={chipsAt(choices)}
          chosen={filters.chips}
          counts={view?.counts}
          near={near}
          when={{
            ...choices,
            pathOf: (when) => pathOf({ when }),
            onChoose: (when) => setFilters({ when }),
          }}
          pathOf={(chip) => pathOf({ chips: toggleChip(filters.chips, chip) })}
          onToggle={(chip) => setFilters({ chips: toggleChip(filters.chips, chip) })}
        />,
      ]}
      selects={[
        {
          name: 'area',
          label: 'Area',
          options: areas.map((value) => ({
            value,
            label: value === ALL ? 'All Areas' : sanitizeLabel(value),
          })),
          value: filters.area,
          onChange: (area) => setFilters({ area }),
        },
        {
          name: 'sort',
          label: 'Sort by',
          options: nearest ? [NEAREST, ...sorts] : sorts,
          value: nearest
            ? NEAREST.value
            : sorts.some(({ value }) => value === filters.sort)
              ? filters.sort
              : 'name',
          onChange: (sort) => {
            if (!filters.from) near.toggle(false);
            setFilters({ sort: sort as Sort, from: null, within: null });
          },
        },
      ]}
      query={writeFilters({ ...filters, page: 1 })}
      chosen={
        filters.subcategory && (
          <RemovableChip onRemove={() => setFilters({ subcategory: null })}>
            {sanitizeLabel(filters.subcategory)}
          </RemovableChip>
        )
      }
      isFiltered={isFiltered}
      isTimed={choices.value !== null}
      view={view}
      near={near}
    />
  );
}
