import { usePaths } from '@guide/contracts/module';
import { Button, RemovableChip, Select, TextLink } from '@guide/ui';
import { useAreaNames } from '../../api/useAreaNames';
import { ALL, type Choice, SORTS, type Sort } from './choice';
import styles from './Filters.module.css';
import { printable } from './printable';

interface FiltersProps {
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
  /** Matches; undefined while the list loads. */
  total: number | undefined;
}

/** Area, sort, kind and the count (LIST-01 to LIST-03, LIST-11, LIST-12). Without a script it is a plain form. */
export function Filters({ choice, choose, total }: FiltersProps) {
  const to = usePaths();
  const names = useAreaNames();
  const known = choice.area === ALL || names.includes(choice.area);
  const areas = [ALL, ...names, ...(known ? [] : [choice.area])];
  return (
    <form className={styles.filters} action={to.attractions}>
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
        options={SORTS}
        value={choice.sort}
        onChange={(sort) => choose({ sort: sort as Sort })}
      />
      <noscript>
        {choice.subcategory && <input type="hidden" name="subcategory" value={choice.subcategory} />}
        <Button type="submit">Show</Button>
      </noscript>
      <div className={styles.chosen}>
        {choice.subcategory && (
          <RemovableChip onRemove={() => choose({ subcategory: null })}>
            {printable(choice.subcategory)}
          </RemovableChip>
        )}
        {(choice.subcategory || choice.area !== ALL) && (
          <TextLink to={to.attractions} className={styles.clear}>
            Clear
          </TextLink>
        )}
      </div>
      <p className={styles.count} role="status">
        {total !== undefined && `${total} ${total === 1 ? 'attraction' : 'attractions'}`}
      </p>
    </form>
  );
}
