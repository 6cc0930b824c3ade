import type { operations } from './operations';
import type { Insights, Summary } from './schemas';

/** What a panel shows: the answer of one call, or the named fields of it. */
type PanelSource =
  | { operation: Exclude<keyof typeof operations, 'analyticsSummary' | 'insights'> }
  | { operation: 'analyticsSummary'; fields: readonly (keyof Summary)[] }
  | {
      operation: 'insights';
      fields: readonly (keyof Insights)[];
      /** The parameters that it follows, where these are not all of its call. */
      follows?: readonly string[];
    };

/** Days that figures by several filters may be about; by one filter there may be more. */
export const MAX_DAYS_OF_FILTERS = 62;

/**
 * The panels of the analytics dashboard that another site may show alone, each with the part of an answer that it
 * needs: a token for one panel reads no more than that (D-21).
 */
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
  // Of any days, by filters (D-72).
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
  'failed-searches': { operation: 'insights', fields: ['searches'], follows: ['from', 'to'] },
} as const satisfies Record<string, PanelSource>;

export type PanelName = keyof typeof panels;

/** What a panel gets of its call's answer beside its own fields: which days it is of. */
const BESIDE = {
  analyticsSummary: ['period', 'since'],
  insights: ['from', 'to', 'comparedWith'],
} as const;

/** The names of what a panel gets of its call's answer; undefined when it is the whole. */
export function fieldsOf(panel: PanelName): readonly string[] | undefined {
  const source = panels[panel];
  return 'fields' in source ? [...BESIDE[source.operation], ...source.fields] : undefined;
}

export const isPanelName = (name: string): name is PanelName => Object.hasOwn(panels, name);
