import { type Near, useAddress, useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, countText, HiddenFields, nearestText, Select, ShareButton, TextLink } from '@guide/ui';
import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';
import type { ListPage } from './listPage';

export interface FilterSelect {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

interface FilterBarProps {
  /** Path of the list without filters. */
  list: string;
  /** Singular of what the list shows: "attraction". */
  noun: string;
  /** Rows of `Chips`. */
  chips: readonly ReactNode[];
  selects: readonly FilterSelect[];
  /** Parameters of the first page with all filters. */
  query: URLSearchParams;
  /** Chosen filters that neither a chip nor a select shows. */
  chosen?: ReactNode;
  isFiltered: boolean;
  /** Whether the visitor chose a time, by which open places come first. */
  isTimed: boolean;
  view: Pick<ListPage<unknown>, 'ids' | 'total' | 'limit'> | undefined;
  near: Near;
}

/** Chips, selects, and the number of places (LIST-01 to LIST-03); a plain form without JavaScript. */
export function FilterBar(props: FilterBarProps) {
  const { list, noun, chips, selects, query, chosen, isFiltered, isTimed, view, near } = props;
  const host = useHost();
  const to = usePaths();
  const address = useAddress();
  const places = view && countText(view.total, noun, view.limit);
  return (
    <div className={styles.filters}>
      <div className={styles.chips}>{chips}</div>
      <form className={styles.form} action={address(list)} onSubmit={(event) => event.preventDefault()}>
        {selects.map((select) => (
          <Select key={select.name} className={styles.select} {...select} />
        ))}
        <noscript>
          <HiddenFields search={query} without={selects.map(({ name }) => name)} />
          <Button type="submit">{i18n.t('Show')}</Button>
        </noscript>
        <div className={styles.chosen}>
          {chosen}
          {isFiltered && (
            <TextLink to={list} className={styles.clear}>
              {i18n.t('Clear')}
            </TextLink>
          )}
        </div>
        {view && view.total > 0 && (
          <span className={styles.share}>
            <ShareButton
              compact
              label={i18n.t('Share this list')}
              title={i18n.t('{places} in {city}', {
                places: countText(view.total, noun),
                city: host.site.product,
              })}
              path={isFiltered || view.limit ? to.placesOnMap(view.ids) : list}
              host={host}
            />
          </span>
        )}
        <p className={styles.count} role="status">
          {places && isTimed && view.total > 1 ? i18n.t('{places}, open first', { places }) : places}
          {view && near.on && near.from && nearestText(near, view.limit)}
        </p>
      </form>
    </div>
  );
}
