import { isDuplicateKey } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { sizeOf } from '../releases/allocation';
import { type ModuleRecord, releaseId } from '../releases/records';
import type { Registry } from '../releases/registry';
import type { createAlerts } from './alerts';
import { addBatch, type Evidence, falseAlarmProbability, NO_EVIDENCE } from './evidence';
import { createHalt } from './halt';
import { nextShare, RAMP_RULE, type RampRule } from './ramp';
import { NO_VOTES, type Tally, type Votes } from './votes';
import { ALERT_SCORE, watchScore } from './watch';

/** With which probability an equal canary may be halted for each kind of fault: 1 % together. */
const SIGNIFICANCE = { failures: 0.008, slow: 0.002 } as const;
type Kind = keyof typeof SIGNIFICANCE;
const KINDS = Object.keys(SIGNIFICANCE) as Kind[];
const WORDS = { failures: 'failed', slow: 'were slow' } as const;

/** What is known of a canary since it began. */
export interface CanaryExperiment {
  /** Module, version and the revision with which the canary began. */
  _id: string;
  module: string;
  version: string;
  /** Counts the changes: two copies of the gateway never count the same votes. */
  changes: number;
  failures: Evidence;
  slow: Evidence;
  /** The votes that are in the evidence: those of one revision of the module's record. */
  revision: number;
  /** When that revision was first seen. */
  since: Date;
  canary: Tally;
  stable: Tally;
  /** Whether an alert was sent that it would be halted if more networks agreed. */
  suspected?: boolean;
}

/** How a release that all visitors have fares. */
export interface WatchedRelease {
  _id: string;
  module: string;
  version: string;
  changes: number;
  score: number;
  alerted: boolean;
  revision: number;
  tally: Tally;
  at: Date;
}

const EXPERIMENT_TTL_SECONDS = 40 * 24 * 60 * 60;

interface JudgeOptions {
  db: Db;
  registry: Registry;
  votes: Votes;
  alert: ReturnType<typeof createAlerts>;
  log: FastifyBaseLogger;
  rampRule?: RampRule;
  /** Of how many networks the voters must be at whom a canary's pages went wrong, before it is halted. */
  haltNetworks: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The collections that hold what the judge knows. */
export const judgeCollections = (db: Db) => ({
  experiments: db.collection<CanaryExperiment>('trials'),
  watched: db.collection<WatchedRelease>('watchedReleases'),
});

/**
 * Judges canaries by the votes of their pages, and watches the releases that everybody has. Every copy of the gateway
 * does; votes that one has counted, no other counts again.
 */
export function createJudge({
  db,
  registry,
  votes,
  alert,
  log,
  rampRule = RAMP_RULE,
  haltNetworks,
  now = Date.now,
}: JudgeOptions) {
  const { experiments, watched } = judgeCollections(db);
  const halt = createHalt({ registry, alert, log });

  /** Writes a document unless another copy of the gateway was faster. */
  async function write(
    collection: typeof experiments | typeof watched,
    next: CanaryExperiment | WatchedRelease,
  ) {
    const { changes } = next;
    const all = collection as unknown as typeof experiments;
    const value = { ...next, changes: changes + 1 } as CanaryExperiment;
    if (changes > 0) return (await all.replaceOne({ _id: next._id, changes }, value)).matchedCount === 1;
    return all.insertOne(value).then(
      () => true,
      (error) => {
        if (isDuplicateKey(error)) return false;
        throw error;
      },
    );
  }

  /** The canary's experiment with the votes since the last run. @returns null if another copy was faster */
  async function updateEvidence(
    record: ModuleRecord,
    version: string,
    began: number,
  ): Promise<CanaryExperiment | null> {
    const { _id: module, revision = 0 } = record;
    const stableVersion = record.allocations[0]!.version;
    const read = async (at: number) => {
      const [canary, stable] = await votes.tallies([
        { module, version, revision: at },
        { module, version: stableVersion, revision: at },
      ]);
      return { canary: canary!, stable: stable! };
    };
    const _id = `${releaseId(module, version)}#${began}`;
    const before: CanaryExperiment = (await experiments.findOne({ _id })) ?? {
      // The votes of the share that it began with may not be in the evidence yet.
      ...{ _id, module, version, changes: 0, revision: began || revision, since: new Date(now()) },
      ...{ failures: NO_EVIDENCE, slow: NO_EVIDENCE, canary: NO_VOTES, stable: NO_VOTES },
    };
    let next = before;
    if (before.revision !== revision) {
      next = withVotes(next, await read(before.revision));
      next = { ...next, revision, since: new Date(now()), canary: NO_VOTES, stable: NO_VOTES };
    }
    next = withVotes(next, await read(revision));
    if (next === before && before.changes > 0) return before;
    return (await write(experiments, next)) ? next : null;
  }

  async function judge(record: ModuleRecord, version: string): Promise<void> {
    const { _id: module } = record;
    const began = record.canaries?.find((canary) => canary.version === version)?.since ?? 0;
    const trial = await updateEvidence(record, version, began);
    if (!trial) return;
    for (const kind of KINDS) {
      const probability = falseAlarmProbability(trial[kind]);
      if (probability > SIGNIFICANCE[kind]) continue;
      const networks = await votes.networks(module, version, kind, began);
      const reason = sentence(trial, kind, probability, networks);
      if (networks >= haltNetworks) return halt(module, version, reason, began);
      await suspect(trial, reason);
    }
    if (record.ramp === version) await grow(record, trial, began);
  }

  /** Sends one alert, of all copies of the gateway, about a canary that would be halted if more networks agreed. */
  async function suspect({ _id, module, version }: CanaryExperiment, reason: string): Promise<void> {
    const change = { $set: { suspected: true }, $inc: { changes: 1 } };
    const { modifiedCount } = await experiments.updateOne({ _id, suspected: { $ne: true } }, change);
    if (modifiedCount === 0) return;
    const owner = (await registry.find(module, version))?.owner ?? '';
    const text = `${module} ${version} goes on, though ${reason}. It is halted when ${haltNetworks} networks agree.`;
    void alert({ event: 'canary-suspected', module, version, owner, text });
  }

  async function grow(record: ModuleRecord, trial: CanaryExperiment, began: number): Promise<void> {
    const { module, version, canary, since } = trial;
    const share = sizeOf(record.allocations.find((one) => one.version === version)!.ranges) / 100;
    const probability = Math.min(...KINDS.map((kind) => falseAlarmProbability(trial[kind])));
    const next = nextShare(share, canary.voters, now() - since.getTime(), probability, rampRule);
    if (next === null) return;
    const reason = `${count(canary, 'failures')} failed at ${share} %, and nothing speaks against it`;
    if (await registry.grow(module, version, next, reason, began))
      log.warn({ module, version, share: next, reason }, 'Canary grown');
  }

  async function watch({ _id: module, allocations, revision = 0 }: ModuleRecord): Promise<void> {
    const { version } = allocations[0]!;
    const _id = releaseId(module, version);
    const [tally] = (await votes.tallies([{ module, version, revision }])) as [Tally];
    const before: WatchedRelease = (await watched.findOne({ _id })) ?? {
      _id,
      module,
      version,
      changes: 0,
      score: 0,
      alerted: false,
      revision,
      tally: NO_VOTES,
      at: new Date(now()),
    };
    const seen = before.revision === revision ? before.tally : NO_VOTES;
    if (before.changes > 0 && before.revision === revision && isSame(seen, tally)) return;
    const score = watchScore(before.score, {
      voters: tally.voters - seen.voters,
      failures: tally.failures - seen.failures,
    });
    const alerted = score >= ALERT_SCORE || (before.alerted && score > 0);
    if (!(await write(watched, { ...before, score, alerted, revision, tally, at: new Date(now()) }))) return;
    if (alerted === before.alerted) return;
    const owner = (await registry.find(module, version))?.owner ?? '';
    const text = alerted
      ? `${module} ${version}, which everybody has, fails: at ${count(tally, 'failures')} since it has its share.`
      : `${module} ${version} does not fail any more.`;
    const event = alerted ? 'release-failing' : 'release-recovered';
    void alert({ event, module, version, owner, text });
  }

  return {
    halt,
    prepare: () => experiments.createIndex({ since: 1 }, { expireAfterSeconds: EXPERIMENT_TTL_SECONDS }),
    /** Adds the votes since the last run to the evidence: halts, grows and alerts. */
    async evaluate(): Promise<void> {
      const silent = await votes.failTimedOut();
      const { modules, releases } = await registry.state();
      for (const { module, version } of silent) {
        const owner = releases.get(releaseId(module, version))?.owner;
        log.warn({ module, version, owner, kind: 'silent' }, 'A page was never hydrated');
      }
      for (const record of modules) {
        const [stable, ...canaries] = record.allocations;
        if (!stable) continue;
        for (const { version } of canaries) await judge(record, version);
        await watch(record);
      }
    },
  };
}

const isSame = (one: Tally, other: Tally) =>
  one.voters === other.voters && one.failures === other.failures && one.slow === other.slow;

/**
 * The evidence with the votes since those that are in it. Those at risk are the voters of this revision at whom
 * nothing had failed before: shares have not changed since, so if the releases are alike, each of them is as likely
 * to be the next.
 */
function withVotes(trial: CanaryExperiment, now: { canary: Tally; stable: Tally }): CanaryExperiment {
  if (isSame(trial.canary, now.canary) && isSame(trial.stable, now.stable)) return trial;
  const next = { ...trial, ...now };
  for (const kind of KINDS) {
    const batch = (arm: 'canary' | 'stable') => ({
      pages: now[arm].voters - trial[arm][kind],
      faults: now[arm][kind] - trial[arm][kind],
    });
    next[kind] = addBatch(trial[kind], batch('canary'), batch('stable'));
  }
  return next;
}

const count = (tally: Tally, kind: Kind) => `${tally[kind]} of ${tally.voters} visitors`;

const sentence = ({ canary, stable }: CanaryExperiment, kind: Kind, probability: number, networks: number) =>
  `pages ${WORDS[kind]} at ${count(canary, kind)}, with the stable release at ${count(stable, kind)}; they came from ${networks} networks, and an equal release would be halted like this with a probability of at most ${probability.toPrecision(1)}`;
