import { Chip } from '@guide/ui';
import { CATEGORIES } from '../../places/categories';
import type { Place } from '../../places/place';
import { categoryIcon } from '../../view/categoryIcon';
import styles from './CategoryToggles.module.css';

interface CategoryTogglesProps {
  categories: ReadonlySet<Place['category']>;
  onToggle: (category: Place['category'], on: boolean) => void;
}

/** The filters by venue type that the tips promise (D-33). */
export const CategoryToggles = ({ categories, onToggle }: CategoryTogglesProps) => (
  <fieldset className={styles.chips}>
    <legend className="visually-hidden">Show</legend>
    {CATEGORIES.map(({ category, label }) => {
      const Icon = categoryIcon[category];
      return (
        <Chip
          key={category}
          on={categories.has(category)}
          onChange={(on) => onToggle(category, on)}
          icon={<Icon aria-hidden="true" />}
        >
          {label}
        </Chip>
      );
    })}
  </fieldset>
);
