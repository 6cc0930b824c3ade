import { type SearchState, searchParams } from '../../../state/searchState';

/** What a form of the search keeps of the address when the browser sends it. @param without has its own fields */
export const HiddenFields = ({ state, without }: { state: SearchState; without: readonly string[] }) =>
  [...searchParams({ ...state, page: 1 })]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
