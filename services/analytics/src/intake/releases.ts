import { canonicalPath } from '@guide/contracts/site';
import { type LiveRelease, pathPattern, singleFlight } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';

/** The registry is read for an unknown release or path at most this often. */
const MIN_READ_INTERVAL_MS = 5000;

/** What the registry has had live since the start. No invented release or path gets into the figures. */
export type Releases = ReturnType<typeof createReleases>;

/** @param read what is live now; without it no release is known */
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

  /** What is found, if need be after the registry was read again. */
  async function find<Found>(look: () => Found): Promise<Found> {
    if (!look() && performance.now() - readAt > MIN_READ_INTERVAL_MS) await refresh();
    return look();
  }

  return {
    isKnown: (module: string, version: string) => find(() => known.has(`${module}@${version}`)),
    /** The pattern of the claimed path (D-67) that an address matches, with or without a query: `/plans/:id`. */
    claimedPath(address: string): Promise<string | undefined> {
      const path = canonicalPath(address.split(/[?#]/, 1)[0]!);
      return find(() => [...claimed].find(([, pattern]) => pattern.test(path))?.[0]);
    },
  };
}
