import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { BUCKETS, fullRollout, maxShare, sizeOf, withShare } from './allocation';
import { isCanary, isRegistered, type ModuleRecord } from './records';
import type { RecordWriter } from './recordWriter';
import { ReleaseRefused } from './signing/verify';

export const MAX_HISTORY = 20;

/** Changes which releases are live. Each change is decided on the current record and recorded in the audit. */
export function createChanges(change: RecordWriter, liveBy: 'start' | 'team') {
  function promotion(record: ModuleRecord | null, version: string, commit?: string) {
    const history = record?.history ?? [];
    const isLive = history.at(-1)?.version === version;
    const step = { version, at: new Date().toISOString() };
    return {
      record: {
        allocations: fullRollout(version),
        history: isLive ? history : [...history, step].slice(-MAX_HISTORY),
        liveBy,
        ramp: null,
      } as const,
      entry: { action: 'promote', version, ...(commit && { commit }) } as const,
    };
  }

  return {
    promote: (module: string, version: string, commit?: string) =>
      change(module, (record) => promotion(record, version, commit)),

    /** Makes a build live, unless a team's release is live (D-64). @returns that release, or null */
    async promoteFromStart(module: string, version: string): Promise<{ live?: string } | null> {
      let heldBack: { live?: string } | null = null;
      await change(module, (record) => {
        const live = record?.allocations[0]?.version;
        if (live === version) return null;
        heldBack = record && record.liveBy !== 'start' ? { live } : null;
        return heldBack ? null : promotion(record, version);
      });
      return heldBack;
    },

    /** Gives a release a share of visitors, in percent. @throws {ReleaseRefused} if other releases leave less */
    share: (module: string, version: string, percent: number, commit?: string, ramps = false) =>
      change(module, (record) => {
        if (ramps && module === EMBED_KIT)
          throw new ReleaseRefused(`${module} cannot ramp, because visitors of other sites are not counted.`);
        const { allocations } = requireRegistered(module, record);
        const maxPercent = maxShare(allocations, version);
        if (percent > maxPercent)
          throw new ReleaseRefused(
            `${module} ${version} can have at most ${maxPercent} % of visitors next to the stable release and the other canaries. Choose a smaller share, or 100 % for everybody.`,
          );
        const rampingVersion = otherRamp(record!, version);
        if (ramps && rampingVersion)
          throw new ReleaseRefused(
            `${module} ${rampingVersion} is already ramping. Share it without --ramp, or wait until it ends, before another ramps.`,
          );
        return {
          record: {
            allocations: withShare(allocations, version, percent),
            liveBy,
            ramp: ramps ? version : rampingVersion,
          },
          entry: { action: 'share', version, percent, ...(commit && { commit }) },
        };
      }),

    /** Ends a canary. @param since - its first revision; default: any. @returns false if there is no such canary */
    halt: (module: string, version: string, reason: string, since?: number) =>
      change(module, (record) => {
        const { allocations } = requireRegistered(module, record);
        if (!isCanary(record!, version, since)) return null;
        return {
          record: {
            allocations: withShare(allocations, version, 0),
            halted: { version, reason, at: new Date().toISOString() },
            ramp: otherRamp(record!, version),
          },
          entry: { action: 'halt', version, reason },
        };
      }),

    /** Gives a growing canary its next share; at 100 % it becomes stable. @returns false if the canary has changed */
    grow: (module: string, version: string, percent: number, reason: string, since: number) =>
      change(module, (record) => {
        if (!record || record.ramp !== version || !isCanary(record, version, since)) return null;
        const { ranges } = record.allocations.find((allocation) => allocation.version === version)!;
        if (sizeOf(ranges) >= (percent / 100) * BUCKETS) return null;
        if (percent < 100 && percent > maxShare(record.allocations, version)) return null;
        const grown =
          percent >= 100
            ? promotion(record, version).record
            : { allocations: withShare(record.allocations, version, percent) };
        return { record: grown, entry: { action: 'grow', version, percent, reason } };
      }),

    /** Restores the previous stable release and ends canaries. @returns the version that is live now */
    async rollback(module: string): Promise<string> {
      let version = '';
      await change(module, (record) => {
        const { allocations, history } = requireRegistered(module, record);
        const previousSteps = history.slice(0, -1);
        const target = allocations.length > 1 ? history.at(-1) : previousSteps.at(-1);
        if (!target)
          throw new ReleaseRefused(
            `There is no release of ${module} before ${allocations[0]?.version}: unregister it to take it from the site.`,
          );
        version = target.version;
        return {
          record: {
            allocations: fullRollout(version),
            history: allocations.length > 1 ? history : previousSteps,
            liveBy,
            ramp: null,
          },
          entry: { action: 'rollback', version },
        };
      });
      return version;
    },

    /** Takes a module off the site; its releases and audit stay. @returns the version that was live */
    async unregister(module: string, reason?: string): Promise<string> {
      let version = '';
      await change(module, (record) => {
        version = requireRegistered(module, record).allocations[0]!.version;
        return {
          record: { allocations: [], history: [], liveBy, ramp: null },
          entry: { action: 'unregister', version, ...(reason && { reason }) },
        };
      });
      return version;
    },
  };
}

/** @returns another canary that grows automatically, or null */
function otherRamp(record: ModuleRecord, version: string): string | null {
  const { ramp } = record;
  return ramp && ramp !== version && isCanary(record, ramp) ? ramp : null;
}

function requireRegistered(module: string, record: ModuleRecord | null): ModuleRecord {
  if (!record || !isRegistered(record)) throw new ReleaseRefused(`No release of ${module} is registered`);
  return record;
}
