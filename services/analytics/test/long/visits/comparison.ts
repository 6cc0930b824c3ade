import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, type PanelName, panels } from '@guide/contracts/api/panels';
import type { Insights, InsightsQuery, Summary } from '@guide/contracts/api/schemas';
import { seeded } from '@guide/contracts/testing';
import { insightsCsv } from '../../../../../mfe-analytics/src/insights/insightsCsv';
import { summaryCsv } from '../../../../../mfe-analytics/src/live/summaryCsv';
import { createToken } from '../../../../gateway/src/embed/manage';
import { periodCsv, visitsCsv } from './exports';
import { type Figures, LISTS, type ScriptedPeriod } from './figures';
import type { Guide } from './guide';
import { sample } from './ledger';

export type Headers = Record<string, string>;

/** The days of the script, without those of the year before. */
const WEEK = { from: '2099-03-26', to: '2099-04-01' };
const TEAM = 'https://team.example';
const PAIRS = 60;
const TRIPLES = 20;

/** Each value that the filters of the dashboard offer. */
const offered = (insights: Insights): [filter: string, value: string][] =>
  Object.entries(LISTS)
    .filter(([list]) => !['entryPages', 'exitPages'].includes(list))
    .flatMap(([list, [filter]]) =>
      insights[list as keyof typeof LISTS].map(({ name }): [string, string] => [filter, name]),
    );

const COMPARISONS = [{}, { compare: 'before' }, { compare: 'year' }] as const;

/** Compares what a guide reports with the figures of the script. */
export function createComparison(guide: Guide) {
  const counts = { queries: 0, panels: 0, figures: 0, filters: 0, csvRows: 0, differences: 0 };
  const differences: object[] = [];

  /** Compares each figure of a response. @param what - the request */
  function compare(what: string, actual: object, expected: object): void {
    for (const name of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
      const [got, wanted] = [actual, expected].map((all) => Reflect.get(all, name));
      counts.figures += 1;
      if (isDeepStrictEqual(got, wanted)) continue;
      counts.differences += 1;
      differences.push({ what, name, got, wanted });
    }
  }

  async function compareInsights(
    figures: Figures,
    query: InsightsQuery,
    headers?: Headers,
  ): Promise<Insights> {
    const address = `/api/analytics/insights?${new URLSearchParams(query as Record<string, string>)}`;
    const actual = await guide.read<Insights>(address, headers);
    const expected = figures.insights(query);
    counts.queries += 1;
    compare(address, actual, expected);
    const csv = insightsCsv(actual);
    compare(`CSV of ${address}`, csv.split('\r\n'), visitsCsv(expected).split('\r\n'));
    counts.csvRows += csv.split('\r\n').length - 1;
    return actual;
  }

  async function compareCalls(figures: Figures, now: number, periods: ScriptedPeriod[], headers?: Headers) {
    const read = <T>(call: string) => guide.read<T>(`/api/analytics/${call}`, headers);
    const visitors = figures.visitorsNow(now);
    compare('visitors now', await read<object>('visitors-now'), { visitors });
    for (const period of periods) {
      const actual = await read<Summary>(`summary?period=${period.period}`);
      const expected = figures.summary(period, visitors);
      compare(`summary of the ${period.period}`, actual, expected);
      const csv = summaryCsv(actual);
      compare(`CSV of the ${period.period}`, csv.split('\r\n'), periodCsv(expected).split('\r\n'));
      counts.csvRows += csv.split('\r\n').length - 1;
    }
    compare('top pages', await read<object[]>('top-pages'), figures.topPages());
    compare('popular listings', await read<object[]>('popular-listings'), figures.popularListings());
    compare('recent visits', await read<object[]>('recent'), figures.recentVisits(now));
  }

  async function compareFilters(figures: Figures, seed: number, headers?: Headers): Promise<void> {
    const random = seeded(seed);
    const values = offered(await compareInsights(figures, WEEK, headers));
    const several = (size: number): Record<string, string> => {
      const filter = Object.fromEntries(sample(random, values, size));
      return Object.keys(filter).length === size ? filter : several(size);
    };
    const filters = [
      ...values.map((entry) => Object.fromEntries([entry])),
      { device: 'unknown' },
      { area: 'Camden', page: '/attraction/4' },
      ...Array.from({ length: PAIRS }, () => several(2)),
      ...Array.from({ length: TRIPLES }, () => several(3)),
    ];
    for (const filter of filters) {
      counts.filters += 1;
      await compareInsights(figures, { ...WEEK, ...random.of(COMPARISONS), ...filter }, headers);
    }
  }

  async function compareRanges(figures: Figures, headers?: Headers): Promise<void> {
    const ranges = [
      { from: '2099-03-29', to: '2099-03-31' },
      { from: '2099-03-30', to: '2099-03-31' },
      { from: '2098-03-30', to: '2099-04-01' },
      { from: '2099-04-01', to: '2099-04-01' },
      { from: '2099-03-28', to: '2099-03-28' },
    ];
    for (const range of ranges)
      for (const comparison of COMPARISONS)
        for (const filter of [{}, { device: 'phone' }])
          await compareInsights(figures, { ...range, ...comparison, ...filter }, headers);
  }

  /** A panel through its own token, on a page of a team. */
  async function comparePanel(
    figures: Figures,
    panel: PanelName,
    period: ScriptedPeriod,
    now: number,
  ): Promise<void> {
    const { operation, ...source } = panels[panel];
    const all = { ...WEEK, compare: 'before', device: 'phone' } as const;
    const follows: readonly string[] = 'follows' in source ? source.follows : Object.keys(all);
    const query = Object.fromEntries(Object.entries(all).filter(([name]) => follows.includes(name)));
    const [params, whole] = {
      insights: () => [query, figures.insights(query as InsightsQuery)] as const,
      analyticsSummary: () => [{ period: period.period }, figures.summary(period, 0)] as const,
      topPages: () => [{}, figures.topPages()] as const,
      popularListings: () => [{}, figures.popularListings()] as const,
      recentVisits: () => [{}, figures.recentVisits(now)] as const,
    }[operation as 'insights' | 'analyticsSummary' | 'topPages' | 'popularListings' | 'recentVisits']();
    const fields = fieldsOf(panel);
    const part = fields?.flatMap((name) => (name in whole ? [[name, Reflect.get(whole, name)]] : []));
    const { token } = await createToken(
      guide.db('gateway'),
      { label: 'Team page', origins: [TEAM], panels: [panel] },
      now,
    );
    const address = `/embed/api/panels/${panel}?${new URLSearchParams(params as Record<string, string>)}`;
    const actual = await guide.read<object>(address, { authorization: `Bearer ${token}`, origin: TEAM });
    compare(address, actual, part ? Object.fromEntries(part) : whole);
    counts.panels += 1;
  }

  return {
    counts,
    /** Returns the first of those that were found since the last call. */
    takeDifferences: () => differences.splice(0).slice(0, 20),
    compare,
    compareCalls,
    compareFilters,
    compareRanges,
    comparePanel,
  };
}
