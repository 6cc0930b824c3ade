import { useMemo, useState } from 'react';
import type { Place } from '../../places/place';

const ALL: ReadonlySet<Place['category']> = new Set(['attraction', 'restaurant', 'pub']);

/** Which kinds of places the map shows; all of them at first (D-33). */
export function useCategories(places: Place[]) {
  const [categories, setCategories] = useState(ALL);
  const shown = useMemo(
    () => places.filter(({ category }) => categories.has(category)),
    [places, categories],
  );
  const toggle = (category: Place['category'], on: boolean) => {
    const next = new Set(categories);
    if (on) next.add(category);
    else next.delete(category);
    setCategories(next);
  };
  return { shown, categories, toggle };
}
