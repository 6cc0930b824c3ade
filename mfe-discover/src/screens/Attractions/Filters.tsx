import { type Near, useHost, usePaths, useWhenChoices } from '@guide/contracts/module';
import { chipsAt, toggleChip } from '@guide/contracts/place';
import {
  Button,
  Chips,
  countText,
  HiddenFields,
  nearestText,
  RemovableChip,
  Select,
  ShareButton,
  TextLink,
} from '@guide/ui';
import { useAreaNames } from '../../api/useAreaNames';
import styles from './Filters.module.css';
import { ALL, type ListFilters, listPath, NEAREST, SORTS, type Sort, writeFilters } from './listFilters';
import type { ListView } from './listView';

interface FiltersProps {
  filters: ListFilters;
  setFilters: (change: Partial<ListFilters>) => void;
  view: Pick<ListView, 'ids' | 'total' | 'counts' | 'limit'> | undefined;
  near: Near;
}

/** Area, sort and chips (LIST-01 to LIST-03); a plain form without JavaScript. */
export function Filters({ filters, setFilters, view, near }: FiltersProps) {
  const host = useHost();
  const to = usePaths();
  const names = useAreaNames();
  const choices = useWhenChoices(filters.when);
  const nearest = near.on && near.from !== null;
  const isFiltered =
    filters.subcategory !== null ||
    filters.area !== ALL ||
    filters.when !== null ||
    filters.from !== null ||
    filters.chips.length > 0;
  const areas = [...new Set([ALL, ...names, filters.area])];
  return (
    <div className={styles.filters}>
      <div className={styles.chips}>
        <Chips
          chips={chipsAt(choices)}
          chosen={filters.chips}
          counts={view?.counts}
          near={near}
          when={{
            ...choices,
            pathOf: (when) => listPath(to.attractions, { ...filters, when, page: 1 }),
            onChoose: (when) => setFilters({ when }),
          }}
          pathOf={(chip) =>
            listPath(to.attractions, { ...filters, chips: toggleChip(filters.chips, chip), page: 1 })
          }
          onToggle={(chip) => setFilters({ chips: toggleChip(filters.chips, chip) })}
        />
      </div>
      <form className={styles.form} action={to.attractions} onSubmit={(event) => event.preventDefault()}>
        <Select
          label="Area"
          name="area"
          className={styles.select}
          options={areas.map((value) => ({
            value,
            label: value === ALL ? 'All Areas' : sanitizeLabel(value),
          }))}
          value={filters.area}
          onChange={(area) => setFilters({ area })}
        />
        <Select
          label="Sort by"
          name="sort"
          className={styles.select}
          options={nearest ? [NEAREST, ...SORTS] : SORTS}
          value={nearest ? NEAREST.value : filters.sort}
          onChange={(sort) => {
            if (!filters.from) near.toggle(false);
            setFilters({ sort: sort as Sort, from: null, within: null });
          }}
        />
        <noscript>
          <HiddenFields search={writeFilters({ ...filters, page: 1 })} without={['area', 'sort']} />
          <Button type="submit">Show</Button>
        </noscript>
        <div className={styles.chosen}>
          {filters.subcategory && (
            <RemovableChip onRemove={() => setFilters({ subcategory: null })}>
              {sanitizeLabel(filters.subcategory)}
            </RemovableChip>
          )}
          {isFiltered && (
            <TextLink to={to.attractions} className={styles.clear}>
              Clear
            </TextLink>
          )}
        </div>
        {view && view.total > 0 && (
          <span className={styles.share}>
            <ShareButton
              compact
              label="Share this list"
              title={`${countText(view.total, 'attraction')} in ${host.site.product}`}
              path={isFiltered || view.limit ? to.placesOnMap(view.ids) : to.attractions}
              host={host}
            />
          </span>
        )}
        <p className={styles.count} role="status">
          {view && countText(view.total, 'attraction', view.limit)}
          {view && choices.value !== null && view.total > 1 && ', open first'}
          {view && nearest && nearestText(near, view.limit)}
        </p>
      </form>
    </div>
  );
}

const MAX_LABEL_LENGTH = 40;

/** Shortens a text from the URL and removes control characters. */
function sanitizeLabel(text: string): string {
  const clean = text.replace(/\p{Cc}/gu, '').trim();
  if (clean === '') return 'Unknown';
  return clean.length > MAX_LABEL_LENGTH ? `${clean.slice(0, MAX_LABEL_LENGTH)}…` : clean;
}
