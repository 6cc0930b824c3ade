import { type Near, useHost, useNow, usePaths, useWhenChoices } from '@guide/contracts/module';
import { chipsAt, DIETS, toggleChip } from '@guide/contracts/place';
import { type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Chips } from '@guide/ui';
import { Leaf, type LucideIcon, Utensils, Vegan, WheatOff, Wine } from 'lucide-react';
import { useState } from 'react';
import { FilterBar, type FilterSelect } from '../../list/FilterBar';
import { ALL, NEAREST, sanitizeLabel, sortsIn } from '../../list/filters';
import {
  type Diet,
  listPath,
  RESTAURANT_CHIPS,
  type RestaurantFilters,
  SORTS,
  type Sort,
  toggleDiet,
  writeFilters,
} from './filters';
import { type Meal, nextMeals } from './meals';
import type { Option, RestaurantView } from './restaurantView';

const ICONS: Partial<Record<Meal['name'] | Diet, LucideIcon>> = {
  lunch: Utensils,
  dinner: Wine,
  vegetarian: Leaf,
  vegan: Vegan,
  glutenFree: WheatOff,
};

interface FiltersProps {
  filters: RestaurantFilters;
  setFilters: (change: Partial<RestaurantFilters>) => void;
  view: RestaurantView | undefined;
  near: Near;
}

/** Time, place and access in one row of chips, price and diets in another; then cuisine, area and sort. */
export function Filters({ filters, setFilters, view, near }: FiltersProps) {
  const to = usePaths();
  const { site } = useHost();
  const known = useKnown(view);
  const isFiltered = writeFilters({ ...filters, sort: 'rating', within: null, page: 1 }).size > 0;
  return (
    <FilterBar
      list={to.restaurants}
      noun="restaurant"
      chips={[
        <TimeChips key="time" filters={filters} setFilters={setFilters} view={view} near={near} />,
        <FoodChips key="food" filters={filters} setFilters={setFilters} view={known} />,
      ]}
      selects={selectsOf({ filters, setFilters, view: known, near }, site)}
      query={writeFilters({ ...filters, page: 1 })}
      isFiltered={isFiltered}
      isTimed={useWhenChoices(filters.when).value !== null}
      view={view}
      near={near}
    />
  );
}

/** The latest view: prices, diets and cuisines stay where they are while the list of other filters is loaded. */
function useKnown<View>(view: View | undefined): View | undefined {
  const [known, setKnown] = useState(view);
  if (view && view !== known) setKnown(view);
  return view ?? known;
}

/** "Lunch" is a time and "Open now" in one tap. */
function TimeChips({ filters, setFilters, view, near }: FiltersProps) {
  const { site } = useHost();
  const to = usePaths();
  const now = useNow();
  const choices = useWhenChoices(filters.when);
  const meals = nextMeals(now, site);
  const isOn = (meal: Meal) => filters.when === meal.when && filters.chips.includes('openNow');
  const [openNow, ...others] = chipsAt(choices).filter(({ name }) => RESTAURANT_CHIPS.includes(name));
  type Name = (typeof others)[number]['name'] | Meal['name'];
  const changeBy = (name: Name): Partial<RestaurantFilters> => {
    const meal = meals.find((each) => each.name === name);
    const chips = filters.chips.filter((chip) => chip !== 'openNow');
    if (!meal) return { chips: toggleChip(filters.chips, name as (typeof others)[number]['name']) };
    return isOn(meal) ? { chips, when: null } : { chips: ['openNow', ...chips], when: meal.when };
  };
  const pathOf = (change: Partial<RestaurantFilters>) =>
    listPath(to.restaurants, { ...filters, page: 1, ...change });
  return (
    <Chips<Name>
      chips={[openNow!, ...meals.map((meal) => ({ ...meal, Icon: ICONS[meal.name] })), ...others]}
      chosen={[...filters.chips, ...meals.filter(isOn).map(({ name }) => name)]}
      counts={view && ({ ...view.counts, ...view.meals } as Record<Name, number>)}
      near={near}
      when={{ ...choices, pathOf: (when) => pathOf({ when }), onChoose: (when) => setFilters({ when }) }}
      pathOf={(name) => pathOf(changeBy(name))}
      onToggle={(name) => setFilters(changeBy(name))}
    />
  );
}

/** "Up to ££"; the lowest level is only itself. */
const priceLabel = (price: string, index: number) =>
  index === 0 ? price : i18n.t('Up to {price}', { price });

/** A diet that every restaurant has in one or two dishes at most says so: "Some vegan dishes". */
const DIET_LABELS: Record<Diet, () => Record<'yes' | 'partly', string>> = {
  vegetarian: () => ({ yes: i18n.t('Vegetarian'), partly: i18n.t('Some vegetarian dishes') }),
  vegan: () => ({ yes: i18n.t('Vegan'), partly: i18n.t('Some vegan dishes') }),
  glutenFree: () => ({ yes: i18n.t('Gluten-free'), partly: i18n.t('Some gluten-free dishes') }),
  halal: () => ({ yes: i18n.t('Halal'), partly: i18n.t('Some halal dishes') }),
  kosher: () => ({ yes: i18n.t('Kosher'), partly: i18n.t('Some kosher dishes') }),
};

function FoodChips({ filters, setFilters, view }: Omit<FiltersProps, 'near'>) {
  const to = usePaths();
  const { maxPrice, diet } = filters;
  const prices: Option[] = view?.prices ?? [];
  const diets = DIETS.flatMap(([name]) => {
    const known = view?.diets.find(({ value }) => value === name);
    if (!known && !diet.includes(name)) return [];
    const label = DIET_LABELS[name]()[known?.level ?? 'yes'];
    return { name, label, Icon: ICONS[name], count: known?.count ?? 0 };
  });
  const chips = [
    ...prices.map(({ value, count }, index) => ({ name: value, label: priceLabel(value, index), count })),
    ...diets,
  ];
  if (chips.length === 0) return null;
  const changeBy = (name: string): Partial<RestaurantFilters> =>
    DIETS.some(([known]) => known === name)
      ? { diet: toggleDiet(diet, name as Diet) }
      : { maxPrice: name === maxPrice ? null : name };
  return (
    <Chips
      label={i18n.t('Price and diet')}
      chips={chips}
      chosen={[...(maxPrice ? [maxPrice] : []), ...diet]}
      counts={Object.fromEntries(chips.map(({ name, count }) => [name, count]))}
      pathOf={(name) => listPath(to.restaurants, { ...filters, page: 1, ...changeBy(name) })}
      onToggle={(name) => setFilters(changeBy(name))}
    />
  );
}

/** The options with their counts; the chosen one also if nothing is left of it. */
function optionsOf(site: Site, all: string, options: readonly Option[] = [], chosen: string) {
  const isKnown = chosen === ALL || options.some(({ value }) => value === chosen);
  const known = options.map(({ value, count }) => ({ value, label: `${wordIn(site, value)} (${count})` }));
  // English options are sorted already.
  if (site.words) known.sort((a, b) => a.label.localeCompare(b.label, site.locale));
  return [
    { value: ALL, label: all },
    ...known,
    ...(isKnown ? [] : [{ value: chosen, label: sanitizeLabel(wordIn(site, chosen)) }]),
  ];
}

function selectsOf({ filters, setFilters, view, near }: FiltersProps, site: Site): FilterSelect[] {
  const sorts = sortsIn(site, SORTS);
  const nearest = near.on && near.from !== null;
  return [
    {
      name: 'cuisine',
      label: i18n.t('Cuisine'),
      options: optionsOf(site, i18n.t('All Cuisines'), view?.cuisines, filters.cuisine),
      value: filters.cuisine,
      onChange: (cuisine) => setFilters({ cuisine }),
    },
    {
      name: 'area',
      label: i18n.t('Area'),
      options: optionsOf(site, i18n.t('All Areas'), view?.areas, filters.area),
      value: filters.area,
      onChange: (area) => setFilters({ area }),
    },
    {
      name: 'sort',
      label: i18n.t('Sort by'),
      options: [...sorts, NEAREST],
      value: nearest
        ? NEAREST.value
        : sorts.some(({ value }) => value === filters.sort)
          ? filters.sort
          : 'name',
      onChange: (sort) => {
        if (sort === NEAREST.value) return near.toggle(true);
        if (!filters.from) near.toggle(false);
        setFilters({ sort: sort as Sort, from: null, within: null });
      },
    },
  ];
}
