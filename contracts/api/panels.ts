import type { operations } from './operations';
import type { Summary } from './schemas';

/** What a panel shows: the answer of one call, or the named fields of it. */
interface PanelSource {
  operation: keyof typeof operations;
  /** Beside these a panel of the summary gets its `period` and `since`. */
  fields?: readonly (keyof Summary)[];
}

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
} as const satisfies Record<string, PanelSource>;

export type PanelName = keyof typeof panels;

export const isPanelName = (name: string): name is PanelName => Object.hasOwn(panels, name);
