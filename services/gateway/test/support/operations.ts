import type { Operation } from '@guide/contracts/api/operations';

/** Query parameters that some operations require. */
const REQUIRED_QUERIES: Record<string, string> = {
  '/api/analytics/insights': '?from=2026-01-01&to=2026-01-31',
  '/api/search/starts': '?query=euston',
  '/api/search/suggestions': '?query=tower',
};

export const addressOf = ({ path }: Operation): string =>
  path.replace(':module', 'discover').replace(/:\w+/g, '1') + (REQUIRED_QUERIES[path] ?? '');
