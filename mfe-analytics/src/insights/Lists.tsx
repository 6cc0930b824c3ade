import type { Insights } from '@guide/contracts/api';
import type { PanelName } from '@guide/contracts/api/panels';
import { useHost } from '@guide/contracts/module';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { RichText } from '@guide/ui';
import { filterName } from '../live/names';
import { type Choice, FILTER_NAMES, LIST_OF } from './choice';
import { allVisitsNote, percentText } from './figureText';
import { Goals } from './Goals';
import { Hours, hoursTitle } from './Hours';
import styles from './Lists.module.css';
import { OutboundLinks, outboundTitle } from './OutboundLinks';
import { RankedTable } from './RankedTable';

interface ListConfig {
  field:
    | 'pages'
    | 'entryPages'
    | 'exitPages'
    | 'areas'
    | 'referrers'
    | 'devices'
    | 'countries'
    | 'releases'
    | 'browsers'
    | 'systems'
    | 'sources'
    | 'mediums'
    | 'campaigns'
    | 'languages';
  texts: () => { title: string; what: string; value: string };
}

const LIST_CONFIGS = {
  'visit-devices': {
    field: 'devices',
    texts: () => ({ title: i18n.t('Kinds of device'), what: i18n.t('Device'), value: i18n.t('Views') }),
  },
  'visited-pages': {
    field: 'pages',
    texts: () => ({ title: i18n.t('Pages'), what: i18n.t('Page'), value: i18n.t('Views') }),
  },
  'entry-pages': {
    field: 'entryPages',
    texts: () => ({ title: i18n.t('Entry pages'), what: i18n.t('Page'), value: i18n.t('Sessions') }),
  },
  'exit-pages': {
    field: 'exitPages',
    texts: () => ({ title: i18n.t('Exit pages'), what: i18n.t('Page'), value: i18n.t('Sessions') }),
  },
  'visit-referrers': {
    field: 'referrers',
    texts: () => ({ title: i18n.t('Came from'), what: i18n.t('Site'), value: i18n.t('Sessions') }),
  },
  'visit-countries': {
    field: 'countries',
    texts: () => ({ title: i18n.t('Countries'), what: i18n.t('Country'), value: i18n.t('Views') }),
  },
  'visit-languages': {
    field: 'languages',
    texts: () => ({ title: i18n.t('Languages'), what: i18n.t('Language'), value: i18n.t('Views') }),
  },
  'visit-releases': {
    field: 'releases',
    texts: () => ({ title: i18n.t('Releases'), what: i18n.t('Release'), value: i18n.t('Views') }),
  },
  'visit-browsers': {
    field: 'browsers',
    texts: () => ({ title: i18n.t('Browsers'), what: i18n.t('Browser'), value: i18n.t('Views') }),
  },
  'visit-systems': {
    field: 'systems',
    texts: () => ({ title: i18n.t('Systems'), what: i18n.t('System'), value: i18n.t('Views') }),
  },
  'visit-sources': {
    field: 'sources',
    texts: () => ({
      title: i18n.t('Campaign sources'),
      what: i18n.t('Campaign source'),
      value: i18n.t('Sessions'),
    }),
  },
  'visit-mediums': {
    field: 'mediums',
    texts: () => ({
      title: i18n.t('Campaign media'),
      what: i18n.t('Campaign medium'),
      value: i18n.t('Sessions'),
    }),
  },
  'visit-campaigns': {
    field: 'campaigns',
    texts: () => ({ title: i18n.t('Campaigns'), what: i18n.t('Campaign'), value: i18n.t('Sessions') }),
  },
  'visited-areas': {
    field: 'areas',
    texts: () => ({ title: i18n.t('Areas'), what: i18n.t('Area'), value: i18n.t('Views') }),
  },
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
  const titles = empty.map((name) => LIST_CONFIGS[name].texts().title);
  if (insights.searches.length === 0) titles.push(failedSearchesTitle());
  if (insights.outbound.length === 0) titles.push(outboundTitle());
  const hasHours = insights.hours.some(({ views }) => views !== null);
  if (!hasHours) titles.push(hoursTitle());
  const filtered = isFiltered(filtering.choice);
  return (
    <>
      <div className={styles.lists}>
        <Funnel insights={insights} />
        {LIST_PANEL_NAMES.filter((name) => !empty.includes(name)).map((name) => (
          <RankedList key={name} name={name} insights={insights} filtering={filtering} />
        ))}
        {insights.searches.length > 0 && <FailedSearches searches={insights.searches} filtered={filtered} />}
        {insights.outbound.length > 0 && <OutboundLinks outbound={insights.outbound} filtered={filtered} />}
        {hasHours && <Hours hours={insights.hours} filtered={filtered} />}
        <Goals goals={insights.goals} filtered={filtered} />
      </div>
      {titles.length > 0 && (
        <p className={styles.empty}>
          <RichText
            text={i18n.t('<0>{lists}:</0> Fewer than five people in these days.', {
              lists: titles.join(listSeparator()),
            })}
            elements={[(text) => <b>{text}</b>]}
          />
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
  const { field, texts } = LIST_CONFIGS[name];
  // Entry and exit pages are not filters.
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
    name: filterName(filter ?? 'page', row.name, site),
    filter: filterBy(row.name),
  }));
  return <RankedTable {...texts()} rows={rows} />;
}

const failedSearchesTitle = () => i18n.t('Searches that found nothing');

interface FailedSearchesProps extends Pick<Insights, 'searches'> {
  filtered?: boolean;
}

/** Searches of all visits; filters do not apply to them. */
export function FailedSearches({ searches, filtered = false }: FailedSearchesProps) {
  return (
    <RankedTable
      title={failedSearchesTitle()}
      what={i18n.t('Search')}
      value={i18n.t('Visitors')}
      note={allVisitsNote(filtered)}
      rows={searches.map(({ text, visitors }) => ({ name: text, value: visitors }))}
    />
  );
}

/** Sessions that saw a list, then a place, then clicked on a booking link. */
export function Funnel({ insights: { funnel } }: { insights: Insights }) {
  const { site } = useHost();
  const { lists, places, booked } = funnel;
  const percentOf = ({ value }: typeof places) => percentText(value, lists.value, site.locale);
  const rows = [
    { name: i18n.t('Saw a list, the search or the map'), ...lists },
    { name: i18n.t('then a place ({percent})', { percent: percentOf(places) }), ...places },
    { name: i18n.t('then clicked on a booking link ({percent})', { percent: percentOf(booked) }), ...booked },
  ];
  return (
    <RankedTable
      title={i18n.t('From a list to a booking')}
      what={i18n.t('Step')}
      value={i18n.t('Sessions')}
      rows={rows}
    />
  );
}
