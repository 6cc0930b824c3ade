import type { Insights } from '@guide/contracts/api';
import type { PanelName } from '@guide/contracts/api/panels';
import { useHost } from '@guide/contracts/module';
import { filterName } from '../live/names';
import { type Choice, FILTER_NAMES, LIST_OF } from './choice';
import { percentText } from './figureText';
import styles from './Lists.module.css';
import { NOTHING_COUNTED, RankedTable } from './RankedTable';

interface ListConfig {
  field: 'pages' | 'entryPages' | 'exitPages' | 'areas' | 'referrers' | 'devices' | 'countries' | 'releases';
  title: string;
  what: string;
  value: string;
}

const LIST_CONFIGS = {
  'visit-devices': { field: 'devices', title: 'Kinds of device', what: 'Device', value: 'Views' },
  'visited-pages': { field: 'pages', title: 'Pages', what: 'Page', value: 'Views' },
  'entry-pages': { field: 'entryPages', title: 'Entry pages', what: 'Page', value: 'Sessions' },
  'exit-pages': { field: 'exitPages', title: 'Exit pages', what: 'Page', value: 'Sessions' },
  'visit-referrers': { field: 'referrers', title: 'Came from', what: 'Site', value: 'Sessions' },
  'visit-countries': { field: 'countries', title: 'Countries', what: 'Country', value: 'Views' },
  'visit-releases': { field: 'releases', title: 'Releases', what: 'Release', value: 'Views' },
  'visited-areas': { field: 'areas', title: 'Areas', what: 'Area', value: 'Views' },
} as const satisfies Partial<Record<PanelName, ListConfig>>;
export type ListPanelName = keyof typeof LIST_CONFIGS;
export const LIST_PANEL_NAMES = Object.keys(LIST_CONFIGS) as ListPanelName[];

interface Filtering {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const isFiltered = (choice: Choice): boolean => FILTER_NAMES.some((name) => choice[name]);

/** Lists whose rows filter the visits. Empty lists share one line. */
export function Lists({ insights, ...filtering }: { insights: Insights } & Filtering) {
  const empty = LIST_PANEL_NAMES.filter((name) => insights[LIST_CONFIGS[name].field].length === 0);
  const titles: string[] = empty.map((name) => LIST_CONFIGS[name].title);
  if (insights.searches.length === 0) titles.push(FAILED_SEARCHES);
  return (
    <>
      <div className={styles.lists}>
        <Funnel insights={insights} />
        {LIST_PANEL_NAMES.filter((name) => !empty.includes(name)).map((name) => (
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
  name: ListPanelName;
  insights: Insights;
  filtering?: Filtering;
}

export function RankedList({ name, insights, filtering }: RankedListProps) {
  const { site } = useHost();
  const { field, ...texts } = LIST_CONFIGS[name];
  const filter = FILTER_NAMES.find((name) => LIST_OF[name] === field);
  const filterBy = (value: string) => {
    if (!filter || !filtering) return;
    const isOn = filtering.choice[filter] === value;
    const toggle = () => filtering.onChange({ ...filtering.choice, [filter]: isOn ? undefined : value });
    return { isOn, toggle };
  };
  const rows = insights[field].map((row) => ({
    ...row,
    id: row.name,
    name: filterName(filter ?? '', row.name, site.locale),
    filter: filterBy(row.name),
  }));
  return <RankedTable {...texts} rows={rows} />;
}

const FAILED_SEARCHES = 'Searches that found nothing';

interface FailedSearchesProps extends Pick<Insights, 'searches'> {
  filtered?: boolean;
}

/** Searches of all visits; filters do not apply to them. */
export function FailedSearches({ searches, filtered = false }: FailedSearchesProps) {
  return (
    <RankedTable
      title={FAILED_SEARCHES}
      what="Search"
      value="Visitors"
      note={filtered ? 'From all visits in these days, without filters.' : undefined}
      rows={searches.map(({ text, visitors }) => ({ name: text, value: visitors }))}
    />
  );
}

/** Sessions that saw a list, then a place, then clicked on a booking link. */
export function Funnel({ insights: { funnel } }: { insights: Insights }) {
  const { lists, places, booked } = funnel;
  const rows = [
    { name: 'Saw a list, the search or the map', ...lists },
    { name: `then a place (${percentText(places.value, lists.value)})`, ...places },
    { name: `then clicked on a booking link (${percentText(booked.value, lists.value)})`, ...booked },
  ];
  return <RankedTable title="From a list to a booking" what="Step" value="Sessions" rows={rows} />;
}
