import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Nothing } from '../figures/Nothing';
import { filterName, namedValue } from '../live/names';
import { type Choice, FILTERS, type FilterName } from './choice';

interface Props {
  choice: Choice;
  unknown: readonly FilterName[];
}

/** Names the chosen values that do not exist. */
export function UnknownFilters({ choice, unknown }: Props) {
  const { site } = useHost();
  const filters = unknown.map((name) => namedValue(FILTERS[name], filterName(name, choice[name]!, site)));
  return (
    <Nothing>
      {i18n.t('Not found: {filters}. Choose another value from the list.', { filters: filters.join(', ') })}
    </Nothing>
  );
}
