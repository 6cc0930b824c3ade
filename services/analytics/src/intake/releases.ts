import { canonicalPath } from '@guide/contracts/site';
import { type LiveRelease, pathPattern, singleFlight } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';

/** The registry is read for an unknown release or path at most this often. */
const MIN_READ_INTERVAL_MS = 5000;

export type Releases = ReturnType<typeof createReleases>;

/** What the registry has had live since the start: no invented release or path gets into the figures. */
export function createReleases(read: (() => Promise<LiveRelease[]>) | undefined, log: FastifyBaseLogger) {
  const known = new Set<string>();
  const claimed = new Map<string, RegExp>();
  let readAt = Number.NEGATIVE_INFINITY;

  const refresh = singleFlight(async () => {
    try {
      for (const { module, version, claims } of (await read?.()) ?? []) {
        known.add(`${module}@${version}`);
        for (const { path } of claims?.paths ?? []) claimed.set(path, pathPattern(path));
      }
    } catch (error) {
      log.warn({ err: error }, 'The registry does not answer; new releases are not counted');
    }
    readAt = performance.now();
  });

  async function find<Found>(look: () => Found): Promise<Found> {
    if (!look() && performance.now() - readAt > MIN_READ_INTERVAL_MS) await refresh();
    return look();
  }

  return {
    isKnown: (release: string) => find(() => known.has(release)),
    claimedPath(address: string): Promise<string | undefined> {
      const path = canonicalPath(address.split(/[?#]/, 1)[0]!);
      return find(() => [...claimed].find(([, pattern]) => pattern.test(path))?.[0]);
    },
  };
}
