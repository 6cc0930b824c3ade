import { type Near, useAddress, useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, HiddenFields, Select } from '@guide/ui';
import { useAreas } from '../../../api/useAreas';
import {
  ALL,
  areaOptions,
  categoriesOf,
  NEAREST,
  pricesOf,
  ratingsOf,
  sortsOf,
} from '../../../state/options';
import { type Filters, keptParams, NO_FILTERS } from '../../../state/searchState';
import type { Searching } from '../../../state/useSearchState';
import { ChoiceGroup } from './ChoiceGroup';
import styles from './FilterForm.module.css';

/** Parameters with a visible control in this form; the view's radio buttons are above the results. */
const FORM_FIELDS = [...Object.keys(NO_FILTERS), 'view'];

interface FilterFormProps {
  searching: Searching;
  id: string;
  near: Near;
}

/** Searches on every change; without JavaScript a plain GET form (SEARCH-06). */
export function FilterForm({ searching: { state, filter }, id, near }: FilterFormProps) {
  const to = usePaths();
  const address = useAddress();
  const names = useAreas();
  const { site } = useHost();
  const prices = pricesOf(site);
  const sorts = sortsOf(site);
  const nearest = near.on && near.from !== null;
  const areas = state.area === ALL || names.includes(state.area) ? names : [...names, state.area];
  const choose =
    <Name extends keyof Filters>(name: Name) =>
    (value: string) =>
      filter({ [name]: value } as Pick<Filters, Name>);
  return (
    <form
      id={id}
      action={address(to.search())}
      onSubmit={(event) => event.preventDefault()}
      className={styles.form}
    >
      <HiddenFields search={keptParams(state)} without={FORM_FIELDS} />
      <Select
        label={i18n.t('Category')}
        name="category"
        options={categoriesOf(site)}
        value={state.category}
        onChange={choose('category')}
      />
      <Select
        label={i18n.t('Area')}
        name="area"
        options={areaOptions(areas, site)}
        value={state.area}
        onChange={choose('area')}
      />
      {prices.length > 1 && (
        <ChoiceGroup
          label={i18n.t('Price')}
          name="priceRange"
          options={prices}
          value={state.priceRange}
          onChange={choose('priceRange')}
          note={prices.flatMap(({ note }) => note ?? []).join(' · ')}
        />
      )}
      {site.offers.ratings && (
        <ChoiceGroup
          label={i18n.t('Minimum rating')}
          name="rating"
          look="list"
          options={ratingsOf(site)}
          value={state.rating}
          onChange={choose('rating')}
        />
      )}
      <Select
        label={i18n.t('Sort by')}
        name="sortBy"
        options={nearest ? [{ value: NEAREST, label: i18n.t('Nearest') }, ...sorts] : sorts}
        value={nearest ? NEAREST : state.sortBy}
        onChange={(sort) => {
          if (!state.from) near.toggle(false);
          filter({ sortBy: sort as Filters['sortBy'], from: null, within: null });
        }}
      />
      <noscript>
        <Button full type="submit">
          {i18n.t('Apply')}
        </Button>
      </noscript>
    </form>
  );
}
