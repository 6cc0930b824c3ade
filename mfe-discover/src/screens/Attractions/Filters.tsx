import { type Near, usePaths } from '@guide/contracts/module';
import { CHIPS, toggled } from '@guide/contracts/place';
import { Button, QuickChips, RemovableChip, Select, TextLink } from '@guide/ui';
import { useAreaNames } from '../../api/useAreaNames';
import { ALL, type Choice, NEAREST, SORTS, type Sort, writeChoice } from './choice';
import styles from './Filters.module.css';
import type { ListView } from './listView';
import { printable } from './printable';

interface FiltersProps {
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
  /** Undefined while the list loads. */
  view: Pick<ListView, 'total' | 'counts'> | undefined;
  near: Near;
}

/** Quick choices, area, sort, kind and the count (LIST-01 to LIST-03, LIST-11, LIST-12). Without a script it is a plain form. */
export function Filters({ choice, choose, view, near }: FiltersProps) {
  const to = usePaths();
  const names = useAreaNames();
  const nearest = near.on && near.from !== null;
  const known = choice.area === ALL || names.includes(choice.area);
  const areas = [ALL, ...names, ...(known ? [] : [choice.area])];
  return (
    <form className={styles.filters} action={to.attractions}>
      <div className={styles.quick}>
        <QuickChips
          chips={CHIPS}
          chosen={choice.chips}
          counts={view?.counts}
          near={near}
          pathOf={(chip) => {
            const query = writeChoice({ ...choice, chips: toggled(choice.chips, chip), page: 1 });
            return query.size > 0 ? `${to.attractions}?${query}` : to.attractions;
          }}
          onToggle={(chip) => choose({ chips: toggled(choice.chips, chip) })}
        />
      </div>
      <Select
        label="Area"
        name="area"
        className={styles.select}
        options={areas.map((value) => ({ value, label: value === ALL ? 'All Areas' : printable(value) }))}
        value={choice.area}
        onChange={(area) => choose({ area })}
      />
      <Select
        label="Sort by"
        name="sort"
        className={styles.select}
        options={nearest ? [NEAREST, ...SORTS] : SORTS}
        value={nearest ? NEAREST.value : choice.sort}
        onChange={(sort) => {
          near.toggle(false);
          choose({ sort: sort as Sort });
        }}
      />
      <noscript>
        {choice.subcategory && <input type="hidden" name="subcategory" value={choice.subcategory} />}
        {choice.chips.length > 0 && <input type="hidden" name="chips" value={choice.chips.join()} />}
        <Button type="submit">Show</Button>
      </noscript>
      <div className={styles.chosen}>
        {choice.subcategory && (
          <RemovableChip onRemove={() => choose({ subcategory: null })}>
            {printable(choice.subcategory)}
          </RemovableChip>
        )}
        {(choice.subcategory || choice.area !== ALL || choice.chips.length > 0) && (
          <TextLink to={to.attractions} className={styles.clear}>
            Clear
          </TextLink>
        )}
      </div>
      <p className={styles.count} role="status">
        {view && `${view.total} ${view.total === 1 ? 'attraction' : 'attractions'}`}
        {view && nearest && ', nearest first'}
      </p>
    </form>
  );
}
