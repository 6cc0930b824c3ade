import { type SearchState, searchParams } from '../../../state/searchState';

/** Hidden inputs for the current search, for forms without JavaScript. @param without names of visible inputs */
export const HiddenFields = ({ state, without }: { state: SearchState; without: readonly string[] }) =>
  [...searchParams({ ...state, page: 1 })]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
