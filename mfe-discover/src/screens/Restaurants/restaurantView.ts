import type { Listing } from '@guide/contracts/api';
import {
  applyFilters,
  type CardListing,
  cardListing,
  DIETS,
  priceLevel,
  whenOf,
} from '@guide/contracts/place';
import { createListView, type ViewContext } from '../../list/createListView';
import { ALL } from '../../list/filters';
import { type ListPage, listPage } from '../../list/listPage';
import { type Diet, type RestaurantFilters, readFilters, type Sort, writeFilters } from './filters';
import { type MealName, nextMeals } from './meals';

export interface RestaurantCard extends CardListing {
  cuisine: string[];
  diet: Partial<Record<Diet, 'yes' | 'partly' | 'no'>>;
}

/** A choice of a filter, with the number of restaurants that it would leave. */
export interface Option<Value = string> {
  value: Value;
  count: number;
}

export interface RestaurantView extends ListPage<RestaurantCard> {
  cuisines: Option[];
  areas: Option[];
  /** Price levels below the highest, lowest first. */
  prices: Option[];
  /** The diets that the city's restaurants have. */
  diets: (Option<Diet> & { level: 'yes' | 'partly' })[];
  meals: Partial<Record<MealName, number>>;
}

const UNKNOWN_LEVEL = 9;

const restaurantCard = (listing: Listing): RestaurantCard => ({
  ...cardListing(listing),
  cuisine: listing.facts?.cuisine ?? [],
  diet: listing.facts?.diet ?? {},
});

/** Restaurants with unknown prices come after the dearest. */
const levelOf = ({ priceRange }: RestaurantCard): number =>
  priceRange === undefined ? UNKNOWN_LEVEL : priceLevel(priceRange);

const compare: Record<Exclude<Sort, 'name'>, (a: RestaurantCard, b: RestaurantCard) => number> = {
  rating: (a, b) => b.rating - a.rating,
  price: (a, b) => levelOf(a) - levelOf(b) || b.rating - a.rating,
};

/** A diet means restaurants with several such dishes; if no restaurant of the city has, those with one or two. */
function dietLevels(restaurants: readonly RestaurantCard[]): Partial<Record<Diet, 'yes' | 'partly'>> {
  const known = DIETS.map(([name]) => {
    const answers = restaurants.map(({ diet }) => diet[name]);
    return [name, (['yes', 'partly'] as const).find((level) => answers.includes(level))] as const;
  });
  return Object.fromEntries(known.filter(([, level]) => level !== undefined));
}

const countsOf = (values: readonly string[]): Option[] =>
  [...new Set(values)].sort().map((value) => ({
    value,
    count: values.filter((each) => each === value).length,
  }));

/**
 * Filters, sorts and paginates restaurants, and counts what each further choice would leave.
 * @param restaurants - sorted by name, to break ties (D-13)
 */
function restaurantView(
  restaurants: readonly RestaurantCard[],
  filters: RestaurantFilters,
  { when, now, calendar, from = null }: ViewContext,
): RestaurantView {
  const { chips, within, sort } = filters;
  const levels = dietLevels(restaurants);
  const hasDiet = (diet: Diet) => (card: RestaurantCard) =>
    levels[diet] !== undefined && card.diet[diet] === levels[diet];
  const costsUpTo = (price: string) => (card: RestaurantCard) => levelOf(card) <= priceLevel(price);
  const tests = {
    cuisine: ({ cuisine }: RestaurantCard) => filters.cuisine === ALL || cuisine.includes(filters.cuisine),
    area: ({ area }: RestaurantCard) => filters.area === ALL || area === filters.area,
    price: (card: RestaurantCard) => filters.maxPrice === null || costsUpTo(filters.maxPrice)(card),
    diet: (card: RestaurantCard) => filters.diet.every((diet) => hasDiet(diet)(card)),
  };
  const names = Object.keys(tests) as (keyof typeof tests)[];
  const matching = (except?: keyof typeof tests) =>
    restaurants.filter((card) => names.every((name) => name === except || tests[name](card)));
  const choose = (cards: RestaurantCard[], at = when, chosenChips = chips) =>
    applyFilters(cards, chosenChips, at, calendar, { from, within });

  const filtered = matching();
  if (!from && sort !== 'name') filtered.sort(compare[sort]);
  const { chosen, counts, limit } = choose(filtered);
  const withAnyPrice = choose(matching('price')).chosen;
  const prices = [...new Set(restaurants.flatMap(({ priceRange }) => priceRange ?? []))].sort(
    (a, b) => priceLevel(a) - priceLevel(b),
  );
  return {
    ...listPage(chosen, filters.page),
    counts,
    limit,
    cuisines: countsOf(choose(matching('cuisine')).chosen.flatMap(({ cuisine }) => cuisine)),
    areas: countsOf(choose(matching('area')).chosen.map(({ area }) => area)),
    prices: prices
      .slice(0, -1)
      .map((value) => ({ value, count: withAnyPrice.filter(costsUpTo(value)).length })),
    diets: DIETS.flatMap(([value]) => {
      const level = levels[value];
      return level ? { value, level, count: chosen.filter(hasDiet(value)).length } : [];
    }),
    meals: Object.fromEntries(
      nextMeals(now, calendar).map((meal) => [
        meal.name,
        choose(filtered, whenOf(meal.when, now, calendar), [...new Set([...chips, 'openNow' as const])])
          .chosen.length,
      ]),
    ),
  };
}

export const { viewQuery, prefetch, useList } = createListView({
  category: 'restaurant',
  readFilters,
  writeFilters,
  toCard: restaurantCard,
  viewOf: restaurantView,
});
