import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { sizeOf } from '../releases/allocation';
import { type ModuleRecord, releaseId } from '../releases/records';
import type { Registry } from '../releases/registry';
import type { createAlerts } from './alerts';
import { addBatch, type Evidence, falseAlarmProbability, NO_EVIDENCE } from './evidence';
import { NO_VOTES, type Tally, VOTES_TTL_SECONDS, type Votes } from './votes';

/** Maximum probability of halting an equal canary, by kind of fault: 1 % in total. */
export const SIGNIFICANCE = { failures: 0.008, slow: 0.002 } as const;
type Kind = keyof typeof SIGNIFICANCE;
const KINDS = Object.keys(SIGNIFICANCE) as Kind[];
const TALLY_FIELDS = ['voters', 'failures', 'slow'] as const;
const VERBS = { failures: 'failed', slow: 'were slow' } as const;

/** Shares of an automatic ramp, in percent. At 100 the release becomes stable. */
const STEPS = [1, 5, 25, 100] as const;
/** Voters needed per step: 300 without a fault show with 95 % confidence a fault rate below 1 % (decision 31). */
const STEP_VOTERS = 300;
/** Minimum duration of a step, so that slow faults show. */
const STEP_MS = 15 * 60_000;
/** The ramp pauses while an equal canary would look this bad with a smaller probability. */
const SUSPICIOUS_PROBABILITY = 0.2;

export interface CanaryExperiment {
  _id: string;
  module: string;
  version: string;
  /** Incremented by each write, so that two gateways never count the same votes. */
  changes: number;
  failures: Evidence;
  slow: Evidence;
  /** Revision of the module's record to which `canary` and `stable` belong. */
  revision: number;
  since: Date;
  canary: Tally;
  stable: Tally;
  at: Date;
}

interface JudgeOptions {
  db: Db;
  registry: Registry;
  votes: Votes;
  alert: ReturnType<typeof createAlerts>;
  log: FastifyBaseLogger;
  now?: () => number;
}

export const experimentsCollection = (db: Db) => db.collection<CanaryExperiment>('experiments');

/** Halts canaries that fail more often than the stable release, and grows those with `--ramp`. */
export function createJudge({ db, registry, votes, alert, log, now = Date.now }: JudgeOptions) {
  const experiments = experimentsCollection(db);

  /** @param since - revision at which the canary started; default: the version's current canary */
  async function halt(module: string, version: string, reason: string, since?: number): Promise<void> {
    if (!(await registry.halt(module, version, reason, since))) return;
    // The canary is halted: a refused release or a lost database must not cost the alert.
    const owner = (await registry.find(module, version).catch(() => null))?.owner ?? '';
    log.error({ module, version, owner, reason }, 'Canary halted');
    const text = `${module} ${version} was halted: ${reason}.`;
    void alert({ event: 'canary-halted', module, version, owner, text });
  }

  /** @returns false if another gateway wrote first */
  async function write(experiment: CanaryExperiment): Promise<boolean> {
    const { _id, ...fields } = experiment;
    const { changes } = fields;
    const next = { ...fields, changes: changes + 1, at: new Date(now()) };
    if (changes > 0) return (await experiments.replaceOne({ _id, changes }, next)).matchedCount === 1;
    return (
      (await experiments.updateOne({ _id }, { $setOnInsert: next }, { upsert: true })).upsertedCount === 1
    );
  }

  /** Adds the votes since the last run. @returns null if another gateway wrote first */
  async function updateEvidence(
    { _id: module, allocations, revision = 0 }: ModuleRecord,
    version: string,
    startRevision: number,
  ): Promise<CanaryExperiment | null> {
    const stableVersion = allocations[0]!.version;
    const read = async (at: number) => {
      const [canary, stable] = await votes.tallies([
        { module, version, revision: at },
        { module, version: stableVersion, revision: at },
      ]);
      return { canary: canary!, stable: stable! };
    };
    const _id = `${releaseId(module, version)}#${startRevision}`;
    const since = new Date(now());
    const before: CanaryExperiment = (await experiments.findOne({ _id })) ?? {
      _id,
      module,
      version,
      changes: 0,
      // Start with the canary's first revision, whose votes may not be counted yet.
      revision: startRevision || revision,
      since,
      failures: NO_EVIDENCE,
      slow: NO_EVIDENCE,
      canary: NO_VOTES,
      stable: NO_VOTES,
      at: since,
    };
    let next = before;
    if (before.revision !== revision) {
      next = withVotes(next, await read(before.revision));
      next = { ...next, revision, since, canary: NO_VOTES, stable: NO_VOTES };
    }
    next = withVotes(next, await read(revision));
    if (next === before && before.changes > 0) return before;
    return (await write(next)) ? next : null;
  }

  async function judge(record: ModuleRecord, version: string): Promise<void> {
    const { _id: module } = record;
    const startRevision = record.canaries?.find((canary) => canary.version === version)?.since ?? 0;
    const experiment = await updateEvidence(record, version, startRevision);
    if (!experiment) return;
    for (const kind of KINDS) {
      const probability = falseAlarmProbability(experiment[kind]);
      if (probability <= SIGNIFICANCE[kind])
        return halt(module, version, haltReason(experiment, kind, probability), startRevision);
    }
    if (record.ramp === version) await grow(record, experiment, startRevision);
  }

  async function grow(
    record: ModuleRecord,
    experiment: CanaryExperiment,
    startRevision: number,
  ): Promise<void> {
    const { module, version, canary, since } = experiment;
    const share = sizeOf(record.allocations.find((release) => release.version === version)!.ranges) / 100;
    const probability = Math.min(...KINDS.map((kind) => falseAlarmProbability(experiment[kind])));
    const next = STEPS.find((step) => step > share);
    const isTooEarly = canary.voters < STEP_VOTERS || now() - since.getTime() < STEP_MS;
    if (next === undefined || isTooEarly || probability < SUSPICIOUS_PROBABILITY) return;
    const reason = `grown from ${share} %: pages failed for ${count(canary, 'failures')}, no more than with the stable release`;
    if (await registry.grow(module, version, next, reason, startRevision))
      log.warn({ module, version, share: next, reason }, 'Canary grown');
  }

  return {
    halt,
    prepare: () => experiments.createIndex({ at: 1 }, { expireAfterSeconds: VOTES_TTL_SECONDS }),
    /** @throws the first error, after every canary was judged */
    async evaluate(): Promise<void> {
      const timedOut = await votes.failTimedOut();
      const { modules, releases } = await registry.state();
      for (const { module, version } of timedOut) {
        const owner = releases.get(releaseId(module, version))?.owner;
        log.warn({ module, version, owner, kind: 'silent' }, 'A page was never hydrated');
      }
      const errors: unknown[] = [];
      for (const record of modules)
        for (const { version } of record.allocations.slice(1))
          await judge(record, version).catch((error) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
  };
}

/** Adds new votes to the evidence. Only voters without an earlier fault count: they are equally likely to fail next. */
function withVotes(experiment: CanaryExperiment, now: { canary: Tally; stable: Tally }): CanaryExperiment {
  const { canary, stable } = experiment;
  if (isDeepStrictEqual({ canary, stable }, now)) return experiment;
  const next = { ...experiment, ...now };
  const isLess = (tally: Tally, before: Tally) => TALLY_FIELDS.some((field) => tally[field] < before[field]);
  // The database has expired old votes: restart the count.
  if (isLess(now.canary, canary) || isLess(now.stable, stable)) return next;
  for (const kind of KINDS) {
    const batch = (release: 'canary' | 'stable') => ({
      pages: now[release].voters - experiment[release][kind],
      faults: now[release][kind] - experiment[release][kind],
    });
    next[kind] = addBatch(experiment[kind], batch('canary'), batch('stable'));
  }
  return next;
}

const count = (tally: Tally, kind: Kind) => `${tally[kind]} of ${tally.voters} visitors`;

const haltReason = ({ canary, stable }: CanaryExperiment, kind: Kind, probability: number) =>
  `pages ${VERBS[kind]} for ${count(canary, kind)}, and with the stable release for ${count(stable, kind)}; an equally good release would be halted like this with a probability of at most ${probability.toPrecision(1)}`;
