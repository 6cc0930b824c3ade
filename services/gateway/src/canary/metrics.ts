import { Gauge } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { Registry } from '../releases/registry';
import { falseAlarmProbability } from './evidence';
import { judgeCollections } from './judge';
import { createVotes } from './votes';

/** How long what one metric has read serves the others: one request for /metrics reads the database once. */
const READ_TTL_MS = 100;

/** Serves with the metrics how the releases fare that visitors have: the same at every copy of the gateway. */
export function measureVotes(db: Db, registry: Registry): void {
  const votes = createVotes(db);
  const { experiments, watched } = judgeCollections(db);

  async function read() {
    const { modules } = await registry.state();
    const candidacies = modules.flatMap(({ _id, allocations, revision = 0 }) =>
      allocations.map(({ version }) => ({ module: _id, version, revision })),
    );
    const canaries = modules.flatMap((record) =>
      (record.canaries ?? []).map(({ version, since }) => `${record._id}@${version}#${since}`),
    );
    const serving = candidacies.map(({ module, version }) => `${module}@${version}`);
    const [tallies, trialsFound, watchedFound] = await Promise.all([
      votes.tallies(candidacies),
      experiments.find({ _id: { $in: canaries } }).toArray(),
      watched.find({ _id: { $in: serving } }).toArray(),
    ]);
    const servingTallies = candidacies.map(({ module, version }, place) => ({
      labels: { module, version },
      tally: tallies[place]!,
    }));
    return { tallies: servingTallies, experiments: trialsFound, watched: watchedFound };
  }
  type Votes = Awaited<ReturnType<typeof read>>;

  let reading: Promise<Votes> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  function shared(): Promise<Votes> {
    if (reading && performance.now() - readAt < READ_TTL_MS) return reading;
    readAt = performance.now();
    // A database that is away takes its own figures only.
    reading = read().catch(() => ({ tallies: [], experiments: [], watched: [] }));
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
    'How probable it is at most that an equal canary would ever look as much worse as this one',
    ['module', 'version', 'of'],
    (found) =>
      found.experiments.flatMap((trial) =>
        (['failures', 'slow'] as const).map((of) => ({
          labels: { module: trial.module, version: trial.version, of },
          value: falseAlarmProbability(trial[of]),
        })),
      ),
  );
  gauge(
    'canary_suspected',
    '1 from when a canary would be halted if more networks agreed',
    byRelease,
    (found) =>
      found.experiments.map(({ module, version, suspected }) => ({
        labels: { module, version },
        value: suspected ? 1 : 0,
      })),
  );
  gauge(
    'release_failing',
    '1 while a release that everybody has fails more often than is tolerated',
    byRelease,
    (found) =>
      found.watched.map(({ module, version, alerted }) => ({
        labels: { module, version },
        value: alerted ? 1 : 0,
      })),
  );
}
