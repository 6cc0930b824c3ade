import type { Api, StatusResponse } from '@guide/contracts/api';
import type { ModuleRecord } from '../releases/records';
import type { Votes } from './votes';

/** What browsers have reported of a module's live releases. */
export const createMeasured =
  (votes: Pick<Votes, 'tallies'>, api: Pick<Api, 'analyticsSummary'>) =>
  async ({ _id: module, allocations, revision = 0 }: ModuleRecord) => {
    const versions = allocations.map(({ version }) => version);
    const [tallies, summary] = await Promise.all([
      votes.tallies(versions.map((version) => ({ module, version, revision }))),
      // Without figures the status still says who gets what.
      api.analyticsSummary({ period: 'week' }).catch(() => null),
    ]);
    return {
      votes: versions.map((version, index) => ({ version, ...tallies[index]! })),
      vitals: (summary?.vitals ?? []).filter(
        (vital) => vital.module === module && versions.includes(vital.version),
      ),
    } satisfies Pick<StatusResponse, 'votes' | 'vitals'>;
  };
