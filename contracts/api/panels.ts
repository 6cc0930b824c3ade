import type { operations } from './operations';
import type { Insights, Summary } from './schemas';

export { FILTER_PATTERNS, FILTER_VALUES } from './filters';

type PanelSource =
  | { operation: Exclude<keyof typeof operations, 'analyticsSummary' | 'insights'> }
  | { operation: 'analyticsSummary'; fields: readonly (keyof Summary)[] }
  | {
      operation: 'insights';
      fields: readonly (keyof Insights)[];
      /** Query parameters that affect the panel; default: all of the operation. */
      follows?: readonly string[];
    };

/** Longest date range of a query with several filters. */
export const MAX_DAYS_OF_FILTERS = 62;

/** Panels that other sites may embed; a token gives access to only these fields (D-21). */
export const panels = {
  'top-pages': { operation: 'topPages' },
  'popular-listings': { operation: 'popularListings' },
  figures: {
    operation: 'analyticsSummary',
    fields: ['visitorsNow', 'uniqueVisitors', 'sessions', 'pageViews', 'bookingClicks'],
  },
  areas: { operation: 'analyticsSummary', fields: ['areas'] },
  referrers: { operation: 'analyticsSummary', fields: ['referrers'] },
  devices: { operation: 'analyticsSummary', fields: ['devices', 'filteredBots'] },
  vitals: { operation: 'analyticsSummary', fields: ['vitals'] },
  failures: { operation: 'analyticsSummary', fields: ['failures'] },
  'recent-activity': { operation: 'recentVisits' },
  visits: {
    operation: 'insights',
    fields: ['views', 'visitors', 'sessions', 'bounces', 'secondsOnPage', 'bookings'],
  },
  'visits-by-day': { operation: 'insights', fields: ['series', 'firstSeen'] },
  'booking-funnel': { operation: 'insights', fields: ['funnel'] },
  'visited-pages': { operation: 'insights', fields: ['pages'] },
  'entry-pages': { operation: 'insights', fields: ['entryPages'] },
  'exit-pages': { operation: 'insights', fields: ['exitPages'] },
  'visited-areas': { operation: 'insights', fields: ['areas'] },
  'visit-referrers': { operation: 'insights', fields: ['referrers'] },
  'visit-devices': { operation: 'insights', fields: ['devices'] },
  'visit-countries': { operation: 'insights', fields: ['countries'] },
  'visit-releases': { operation: 'insights', fields: ['releases'] },
  'visit-browsers': { operation: 'insights', fields: ['browsers'] },
  'visit-systems': { operation: 'insights', fields: ['systems'] },
  'visit-sources': { operation: 'insights', fields: ['sources'] },
  'visit-mediums': { operation: 'insights', fields: ['mediums'] },
  'visit-campaigns': { operation: 'insights', fields: ['campaigns'] },
  'visit-languages': { operation: 'insights', fields: ['languages'] },
  'visits-by-hour': { operation: 'insights', fields: ['hours'], follows: ['from', 'to'] },
  'outbound-links': { operation: 'insights', fields: ['outbound'], follows: ['from', 'to'] },
  goals: { operation: 'insights', fields: ['goals'], follows: ['from', 'to', 'compare'] },
  'failed-searches': { operation: 'insights', fields: ['searches'], follows: ['from', 'to'] },
} as const satisfies Record<string, PanelSource>;

export type PanelName = keyof typeof panels;

const PERIOD_FIELDS = {
  analyticsSummary: ['period', 'since'],
  insights: ['from', 'to', 'comparedWith'],
} as const;

/** The response fields that a panel may read; undefined if it may read all. */
export function fieldsOf(panel: PanelName): readonly string[] | undefined {
  const source = panels[panel];
  return 'fields' in source ? [...PERIOD_FIELDS[source.operation], ...source.fields] : undefined;
}

export const isPanelName = (name: string): name is PanelName => Object.hasOwn(panels, name);
