import { Gauge } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { Registry } from '../releases/registry';
import { falseAlarmProbability } from './evidence';
import { experimentsOf } from './judge';
import { createVotes } from './votes';

/** One request for /metrics reads the database once for all gauges. */
const READ_TTL_MS = 100;

/** Adds the votes and the evidence of live releases to the metrics: the same at every copy of the gateway. */
export function measureVotes(db: Db, registry: Registry): void {
  const votes = createVotes(db);
  const experiments = experimentsOf(db);

  async function read() {
    const { modules } = await registry.state();
    const candidacies = modules.flatMap(({ _id, allocations, revision = 0 }) =>
      allocations.map(({ version }) => ({ module: _id, version, revision })),
    );
    const canaries = modules.flatMap((record) =>
      (record.canaries ?? []).map(({ version, since }) => `${record._id}@${version}#${since}`),
    );
    const [sums, evidence] = await Promise.all([
      votes.tallies(candidacies),
      experiments.find({ _id: { $in: canaries } }).toArray(),
    ]);
    const tallies = candidacies.map(({ module, version }, index) => ({
      labels: { module, version },
      tally: sums[index]!,
    }));
    return { tallies, experiments: evidence };
  }
  type Votes = Awaited<ReturnType<typeof read>>;

  let reading: Promise<Votes> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  function shared(): Promise<Votes> {
    if (reading && performance.now() - readAt < READ_TTL_MS) return reading;
    readAt = performance.now();
    // Without the database only these figures are missing.
    reading = read().catch(() => ({ tallies: [], experiments: [] }));
    return reading;
  }

  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    rows: (votes: Votes) => { labels: Record<Label, string>; value: number }[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      async collect() {
        const found = rows(await shared());
        this.reset();
        for (const { labels, value } of found) this.set(labels, value);
      },
    });

  const byRelease: ('module' | 'version')[] = ['module', 'version'];
  const sums = [
    ['voters', 'release_voters', 'Voters of a release since its share last changed'],
    ['failures', 'release_failed_voters', 'Voters at whom a page of the release failed'],
    ['slow', 'release_slow_voters', 'Voters at whom a page of the release was slow'],
  ] as const;
  for (const [kind, name, help] of sums)
    gauge(name, help, byRelease, ({ tallies }) =>
      tallies.map(({ labels, tally }) => ({ labels, value: tally[kind] })),
    );
  gauge(
    'canary_false_alarm_probability',
    'The largest probability that an equal canary would ever look as much worse as this one',
    ['module', 'version', 'of'],
    (found) =>
      found.experiments.flatMap((experiment) =>
        (['failures', 'slow'] as const).map((of) => ({
          labels: { module: experiment.module, version: experiment.version, of },
          value: falseAlarmProbability(experiment[of]),
        })),
      ),
  );
}
