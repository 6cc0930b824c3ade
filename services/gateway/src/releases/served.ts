import { changeLine } from '@guide/contracts/release/history';
import { BUCKETS, sizeOf } from './allocation';
import type { AuditEntry } from './records';
import type { Registry } from './registry';
import { ReleaseRefused } from './signing/verify';

/** Changes that give a release to visitors. */
const GIVING = new Set<AuditEntry['action']>(['promote', 'share', 'grow', 'rollback']);

async function refusalOf(registry: Registry, module: string, version: string): Promise<string | null> {
  try {
    await registry.find(module, version);
    return null;
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.message;
    throw error;
  }
}

/**
 * Describes what visitors get of a release after a change.
 * @param registry - one whose cache the change has cleared @param wanted - share in percent
 * @param failure - why no renderer can show the release, or null @param done - the message if the share is as wanted
 */
export async function describeShare(
  registry: Registry,
  { module, version, wanted }: { module: string; version: string; wanted: number },
  failure: string | null,
  done: string,
): Promise<{ percent: number; message: string }> {
  const { allocations = [] } = (await registry.recordOf(module)) ?? {};
  const ranges = allocations.find((allocation) => allocation.version === version)?.ranges ?? [];
  const percent = sizeOf(ranges) / 100;
  const release = `${module} ${version}`;
  const refusal = await refusalOf(registry, module, version);
  if (refusal) return { percent: 0, message: `${release} is stored, but not served: ${refusal}` };
  if (failure)
    return { percent, message: `${release} has ${percent} % of visitors, but its renderer ${failure}.` };
  if (Math.abs(percent - wanted) <= 100 / BUCKETS) return { percent, message: done };
  const why =
    allocations[0]?.version === version
      ? 'it is the stable release, which serves everybody but the canaries'
      : 'the shares were changed at the same time';
  return { percent, message: `${release} has ${percent} % of visitors, not ${wanted} %: ${why}.` };
}

/** Lists the live releases that are refused, and the newest release if nobody gets it. */
export async function listUnserved(
  registry: Registry,
  module: string,
  live: string[],
  changes: AuditEntry[],
): Promise<{ version: string; reason: string }[]> {
  const newest = await registry.newestVersion(module);
  const versions = new Set([...live, ...(newest ? [newest] : [])]);
  const listed = [...versions].map(async (version) => {
    const refusal = await refusalOf(registry, module, version);
    if (refusal) return [{ version, reason: refusal }];
    return live.includes(version) ? [] : [{ version, reason: whyNotLive(version, changes) }];
  });
  return (await Promise.all(listed)).flat();
}

function whyNotLive(version: string, changes: AuditEntry[]): string {
  const last = changes.findLastIndex((change) => change.version === version && GIVING.has(change.action));
  if (last < 0) return 'It was never given to visitors.';
  const end = changes[last + 1];
  return end ? `Its share ended: ${changeLine(end)}` : 'Nobody gets it.';
}
