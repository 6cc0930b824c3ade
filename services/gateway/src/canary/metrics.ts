import { Gauge, singleFlight } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { Registry } from '../releases/registry';
import { falseAlarmProbability } from './evidence';
import { experimentsCollection } from './judge';
import { createVotes } from './votes';

const VOTERS = {
  voters: ['release_voters', 'Voters of a release since its share last changed'],
  failures: ['release_failed_voters', 'Voters for whom a page of the release failed'],
  slow: ['release_slow_voters', 'Voters for whom a page of the release was slow'],
} as const;

export function measureVotes(db: Db, registry: Registry): void {
  const votes = createVotes(db);
  /** All gauges of one scrape share a read. Without the database they stay empty. */
  const read = singleFlight(() => readVotes().catch(() => ({ candidacies: [], tallies: [], evidence: [] })));

  async function readVotes() {
    const { modules } = await registry.state();
    const candidacies = modules.flatMap(({ _id, allocations, revision = 0 }) =>
      allocations.map(({ version }) => ({ module: _id, version, revision })),
    );
    const canaries = modules.flatMap(({ _id, canaries = [] }) =>
      canaries.map(({ version, since }) => `${_id}@${version}#${since}`),
    );
    const experiments = experimentsCollection(db).find({ _id: { $in: canaries } });
    return {
      candidacies,
      tallies: await votes.tallies(candidacies),
      evidence: await experiments.toArray(),
    };
  }

  for (const [kind, [name, help]] of Object.entries(VOTERS))
    new Gauge({
      name,
      help,
      labelNames: ['module', 'version'],
      async collect() {
        const { candidacies, tallies } = await read();
        this.reset();
        for (const [index, { module, version }] of candidacies.entries())
          this.set({ module, version }, tallies[index]![kind as keyof typeof VOTERS]);
      },
    });
  new Gauge({
    name: 'canary_false_alarm_probability',
    help: 'The largest probability that an equal canary would ever look as much worse as this one',
    labelNames: ['module', 'version', 'of'],
    async collect() {
      const { evidence } = await read();
      this.reset();
      for (const experiment of evidence)
        for (const of of ['failures', 'slow'] as const)
          this.set(
            { module: experiment.module, version: experiment.version, of },
            falseAlarmProbability(experiment[of]),
          );
    },
  });
}
