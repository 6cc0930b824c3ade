import type { Figure } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { Registry } from '../releases/registry';
import { falseAlarmProbability } from './evidence';
import { judgeCollections } from './judge';
import { createVotes, type Tally } from './votes';

/** What /metrics says of the releases that serve visitors: the same at every copy of the gateway. */
export function releaseFigures(db: Db, registry: Registry): Figure[] {
  const votes = createVotes(db);
  const { trials, watched } = judgeCollections(db);

  async function serving() {
    const { modules } = await registry.state();
    const candidacies = modules.flatMap(({ _id, allocations, revision = 0 }) =>
      allocations.map(({ version }) => ({ module: _id, version, revision })),
    );
    const tallies = await votes.tallies(candidacies);
    return candidacies.map(({ module, version }, i) => ({ labels: { module, version }, tally: tallies[i]! }));
  }
  const sumOf = (name: string, help: string, kind: keyof Tally): Figure => ({
    name,
    help,
    labelNames: ['module', 'version'],
    read: async () => (await serving()).map(({ labels, tally }) => ({ labels, value: tally[kind] })),
  });

  return [
    sumOf('release_voters', 'Voters of a release since its share last changed', 'voters'),
    sumOf('release_failed_voters', 'Voters at whom a page of the release failed', 'failures'),
    sumOf('release_slow_voters', 'Voters at whom a page of the release was slow', 'slow'),
    {
      name: 'canary_false_alarm_probability',
      help: 'How probable it is at most that an equal canary would ever look as much worse as this one',
      labelNames: ['module', 'version', 'of'],
      async read() {
        const { modules } = await registry.state();
        const ids = modules.flatMap(({ _id, canaries = [] }) =>
          canaries.map(({ version, since }) => `${_id}@${version}#${since}`),
        );
        const found = await trials.find({ _id: { $in: ids } }).toArray();
        return found.flatMap((trial) =>
          (['failures', 'slow'] as const).map((of) => ({
            labels: { module: trial.module, version: trial.version, of },
            value: falseAlarmProbability(trial[of]),
          })),
        );
      },
    },
    {
      name: 'release_failing',
      help: '1 while a release that everybody has fails more often than is tolerated',
      labelNames: ['module', 'version'],
      async read() {
        const ids = (await serving()).map(({ labels }) => `${labels.module}@${labels.version}`);
        const found = await watched.find({ _id: { $in: ids } }).toArray();
        return found.map(({ module, version, alerted }) => ({
          labels: { module, version },
          value: alerted ? 1 : 0,
        }));
      },
    },
  ];
}
