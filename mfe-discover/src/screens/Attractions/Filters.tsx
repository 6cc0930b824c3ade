import { type Near, useHost, usePaths, useWhenChoices } from '@guide/contracts/module';
import { chipsAt, toggleChip } from '@guide/contracts/place';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
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
  const { site } = useHost();
  const sorts = sortsIn(site, SORTS);
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
          label: i18n.t('Area'),
          options: areas.map((value) => ({
            value,
            label: value === ALL ? i18n.t('All Areas') : sanitizeLabel(wordIn(site, value)),
          })),
          value: filters.area,
          onChange: (area) => setFilters({ area }),
        },
        {
          name: 'sort',
          label: i18n.t('Sort by'),
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
            {sanitizeLabel(wordIn(site, filters.subcategory))}
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
