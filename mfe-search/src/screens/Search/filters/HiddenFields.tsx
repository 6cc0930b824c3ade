import { type SearchState, searchParams } from '../../../state/searchState';

/** Parameters that a form keeps when the browser sends it. @param without those with a field of their own */
export const HiddenFields = ({ state, without }: { state: SearchState; without: readonly string[] }) =>
  [...searchParams({ ...state, page: 1 })]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
