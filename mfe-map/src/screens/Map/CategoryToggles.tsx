import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Chip } from '@guide/ui';
import { useMemo, useState } from 'react';
import { CATEGORY_ICONS, CATEGORY_NAMES, categoryLabel } from '../../places/categories';
import type { Place } from '../../places/place';
import styles from './CategoryToggles.module.css';

interface CategoryTogglesProps {
  categories: ReadonlySet<Place['category']>;
  onToggle: (category: Place['category'], on: boolean) => void;
}

/** Chips for the categories that the city has; none for a single one. */
export function CategoryToggles({ categories, onToggle }: CategoryTogglesProps) {
  const { site } = useHost();
  const names = CATEGORY_NAMES.filter((category) => site.offers.categories.includes(category));
  if (names.length < 2) return null;
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{i18n.t('Show')}</legend>
      {names.map((category) => {
        const Icon = CATEGORY_ICONS[category];
        return (
          <Chip
            key={category}
            on={categories.has(category)}
            onChange={(on) => onToggle(category, on)}
            icon={<Icon aria-hidden="true" />}
          >
            {categoryLabel(site, category)}
          </Chip>
        );
      })}
    </fieldset>
  );
}

/** Places of the chosen categories; all categories are chosen at first (D-33). */
export function useCategories(places: Place[]) {
  const [categories, setCategories] = useState<ReadonlySet<Place['category']>>(new Set(CATEGORY_NAMES));
  const shown = useMemo(
    () => places.filter(({ category }) => categories.has(category)),
    [places, categories],
  );
  const toggle = (category: Place['category'], on: boolean) =>
    setCategories((current) => {
      const next = new Set(current);
      if (on) next.add(category);
      else next.delete(category);
      return next;
    });
  return { shown, categories, toggle };
}
