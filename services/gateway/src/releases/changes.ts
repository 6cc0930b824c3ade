import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { BUCKETS, fullRollout, maxShare, sizeOf, withShare } from './allocation';
import { isCanary, isRegistered, type ModuleRecord } from './records';
import type { RecordWriter } from './recordWriter';
import { ReleaseRefused } from './signing/verify';

export const MAX_HISTORY = 20;

/**
 * Changes of the live releases. Each is decided on the current record, and is in the audit.
 * @param liveBy who decides by these changes
 */
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
    /** Makes a release live for everybody and ends canaries. */
    promote: (module: string, version: string, commit?: string) =>
      change(module, (record) => promotion(record, version, commit)),

    /**
     * Makes a build live where nothing is live, or where a start made the live release so (D-64).
     * @returns the live version of a team that stays, or null
     */
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

    /**
     * @param percent of the visitors
     * @param ramps whether it grows by itself from there
     * @throws {ReleaseRefused} when the other releases leave less, another canary grows by itself, or the embed kit is to grow
     */
    share: (module: string, version: string, percent: number, commit?: string, ramps = false) =>
      change(module, (record) => {
        if (ramps && module === EMBED_KIT)
          throw new ReleaseRefused(`${module} cannot grow by itself: nobody is counted on other sites.`);
        const { allocations } = registered(module, record);
        const most = maxShare(allocations, version);
        if (percent > most)
          throw new ReleaseRefused(
            `${module} ${version} can have at most ${most} % of visitors next to the stable release and the other canaries. Choose a smaller share, or 100 % for everybody.`,
          );
        const growing = otherRamp(record!, version);
        if (ramps && growing)
          throw new ReleaseRefused(
            `${module} ${growing} grows by itself already. Share it without --ramp, or let it end, before another grows.`,
          );
        return {
          record: {
            allocations: withShare(allocations, version, percent),
            liveBy,
            ramp: ramps ? version : growing,
          },
          entry: { action: 'share', version, percent, ...(commit && { commit }) },
        };
      }),

    /**
     * Ends a canary and records why.
     * @param since the revision with which the canary began; default: any
     * @returns false if there is no such canary
     */
    halt: (module: string, version: string, reason: string, since?: number) =>
      change(module, (record) => {
        const { allocations } = registered(module, record);
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

    /**
     * Gives a canary that grows by itself its next share; with 100 % it becomes the stable release.
     * @returns false if the canary is another one by now, has that share already, or other canaries leave less
     */
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

    /** Goes back to the stable release before this one; canaries end. @returns the version that is live now */
    async rollback(module: string): Promise<string> {
      let version = '';
      await change(module, (record) => {
        const { allocations, history } = registered(module, record);
        const earlier = history.slice(0, -1);
        const target = allocations.length > 1 ? history.at(-1) : earlier.at(-1);
        if (!target)
          throw new ReleaseRefused(
            `There is no release of ${module} before ${allocations[0]?.version}: unregister it to take it from the site.`,
          );
        version = target.version;
        return {
          record: {
            allocations: fullRollout(version),
            history: allocations.length > 1 ? history : earlier,
            liveBy,
            ramp: null,
          },
          entry: { action: 'rollback', version },
        };
      });
      return version;
    },

    /** Takes a module from the site; its releases and its audit stay. @returns the version that was live */
    async unregister(module: string, reason?: string): Promise<string> {
      let version = '';
      await change(module, (record) => {
        version = registered(module, record).allocations[0]!.version;
        return {
          record: { allocations: [], history: [], liveBy, ramp: null },
          entry: { action: 'unregister', version, ...(reason && { reason }) },
        };
      });
      return version;
    },
  };
}

/** Another canary that grows by itself, or null. */
function otherRamp(record: ModuleRecord, version: string): string | null {
  const { ramp } = record;
  return ramp && ramp !== version && isCanary(record, ramp) ? ramp : null;
}

/** @throws when the module is not registered */
function registered(module: string, record: ModuleRecord | null): ModuleRecord {
  if (!record || !isRegistered(record)) throw new ReleaseRefused(`No release of ${module} is registered`);
  return record;
}
