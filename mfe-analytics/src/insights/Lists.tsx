import type { Insights } from '@guide/contracts/api';
import type { PanelName } from '@guide/contracts/api/panels';
import { useHost } from '@guide/contracts/module';
import { filterName } from '../live/names';
import { type Choice, FILTER_NAMES, LIST_OF } from './choice';
import { Funnel } from './Funnel';
import styles from './Lists.module.css';
import { NOTHING_COUNTED, RankedTable } from './RankedTable';

/** A field of the answer, and how its list is called. */
interface List {
  field: 'pages' | 'entryPages' | 'exitPages' | 'areas' | 'referrers' | 'devices' | 'countries' | 'releases';
  title: string;
  what: string;
  value: string;
}

/** On what visitors came, what they saw, where they came in and left, and where they are from. */
const LISTS = {
  'visit-devices': { field: 'devices', title: 'Kinds of device', what: 'Device', value: 'Views' },
  'visited-pages': { field: 'pages', title: 'Pages', what: 'Page', value: 'Views' },
  'entry-pages': { field: 'entryPages', title: 'Entry pages', what: 'Page', value: 'Sessions' },
  'exit-pages': { field: 'exitPages', title: 'Exit pages', what: 'Page', value: 'Sessions' },
  'visit-referrers': { field: 'referrers', title: 'Came from', what: 'Site', value: 'Sessions' },
  'visit-countries': { field: 'countries', title: 'Countries', what: 'Country', value: 'Views' },
  'visit-releases': { field: 'releases', title: 'Releases', what: 'Release', value: 'Views' },
  'visited-areas': { field: 'areas', title: 'Areas', what: 'Area', value: 'Views' },
} as const satisfies Partial<Record<PanelName, List>>;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** The filter whose values a list names, if any. */
const filterOf = (field: List['field']) => FILTER_NAMES.find((name) => LIST_OF[name] === field);

/** By what the visits are filtered, and how that is changed. */
interface Filtering {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const isFiltered = (choice: Choice): boolean => FILTER_NAMES.some((name) => choice[name]);

/** The way to a booking, all lists, whose rows filter the visits, and what was not found; those without rows share one line. */
export function Lists({ insights, ...filtering }: { insights: Insights } & Filtering) {
  const empty = LIST_NAMES.filter((name) => insights[LISTS[name].field].length === 0);
  const titles: string[] = empty.map((name) => LISTS[name].title);
  if (insights.searches.length === 0) titles.push(FAILED_SEARCHES);
  return (
    <>
      <div className={styles.lists}>
        <Funnel insights={insights} />
        {LIST_NAMES.filter((name) => !empty.includes(name)).map((name) => (
          <RankedList key={name} name={name} insights={insights} filtering={filtering} />
        ))}
        {insights.searches.length > 0 && (
          <FailedSearches searches={insights.searches} filtered={isFiltered(filtering.choice)} />
        )}
      </div>
      {titles.length > 0 && (
        <p className={styles.empty}>
          <b>{titles.join(', ')}:</b> {NOTHING_COUNTED}
        </p>
      )}
    </>
  );
}

interface RankedListProps {
  name: ListName;
  insights: Insights;
  /** None where a list stands alone, as on other sites: its rows are no filters there. */
  filtering?: Filtering;
}

/** One list. */
export function RankedList({ name, insights, filtering }: RankedListProps) {
  const { site } = useHost();
  const { field, ...texts } = LISTS[name];
  const filter = filterOf(field);
  const filterBy = (value: string) => {
    if (!filter || !filtering) return;
    const isOn = filtering.choice[filter] === value;
    const toggle = () => filtering.onChange({ ...filtering.choice, [filter]: isOn ? undefined : value });
    return { isOn, toggle };
  };
  const rows = insights[field].map((row) => ({
    ...row,
    name: filterName(filter ?? '', row.name, site.locale),
    filter: filterBy(row.name),
  }));
  return <RankedTable {...texts} rows={rows} />;
}

const FAILED_SEARCHES = 'Searches that found nothing';

interface FailedSearchesProps extends Pick<Insights, 'searches'> {
  /** The lists beside it are of some visits only. */
  filtered?: boolean;
}

/** What visitors searched for and did not find, of all visits of the days: no filter knows them. */
export function FailedSearches({ searches, filtered = false }: FailedSearchesProps) {
  return (
    <RankedTable
      title={FAILED_SEARCHES}
      what="Words"
      value="Visitors"
      note={filtered ? 'Of all visits in these days, not filtered.' : undefined}
      rows={searches.map(({ text, visitors }) => ({ name: text, value: visitors }))}
    />
  );
}
