import { type FixedChip, readChips, readWalk, readWhen } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';

/** The chips of the planner; rain is a suggestion of its own. */
export const TRAITS = [
  {
    name: 'children',
    get label() {
      return i18n.t('With children');
    },
  },
  {
    name: 'free',
    get label() {
      return i18n.t('Free');
    },
  },
  {
    name: 'stepFree',
    get label() {
      return i18n.t('Step-free');
    },
  },
] as const satisfies { name: FixedChip; label: string }[];
export type Trait = (typeof TRAITS)[number]['name'];

/** What suggestions depend on, in the URL (D-9, D-86). */
export interface SuggestionFilters {
  /** As from `readWhen`; null: today, or tomorrow if it is late. */
  when: string | null;
  /** Id of a start, or a typed text; null: the day starts at its first stop. */
  from: string | null;
  chips: Trait[];
}

export function readFilters(search: URLSearchParams): SuggestionFilters {
  const chips = readChips(search);
  return {
    when: readWhen(search),
    from: readWalk(search).from,
    chips: TRAITS.map(({ name }) => name).filter((name) => chips.includes(name)),
  };
}

/** URL parameters without default values. */
export function writeFilters({ when, from, chips }: SuggestionFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (chips.length > 0) search.set('chips', chips.join(','));
  if (when) search.set('when', when);
  if (from) search.set('from', from);
  return search;
}
