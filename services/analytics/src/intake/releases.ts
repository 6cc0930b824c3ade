import { canonicalPath } from '@guide/contracts/site';
import { type LiveRelease, pathPattern, singleFlight } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';

const MIN_READ_INTERVAL_MS = 5000;

export type Releases = ReturnType<typeof createReleases>;

/** Tracks all releases that were live since the start, so that invented releases and paths are not counted. */
export function createReleases(read: (() => Promise<LiveRelease[]>) | undefined, log: FastifyBaseLogger) {
  const releases = new Set<string>();
  const claimedPaths = new Map<string, RegExp>();
  let readAt = Number.NEGATIVE_INFINITY;

  const refresh = singleFlight(async () => {
    try {
      for (const { module, version, claims } of (await read?.()) ?? []) {
        releases.add(`${module}@${version}`);
        for (const { path } of claims?.paths ?? []) claimedPaths.set(path, pathPattern(path));
      }
    } catch (error) {
      log.warn({ err: error }, 'The registry does not respond; new releases are not counted');
    }
    readAt = performance.now();
  });

  async function findOrRefresh<Result>(find: () => Result): Promise<Result> {
    if (!find() && performance.now() - readAt > MIN_READ_INTERVAL_MS) await refresh();
    return find();
  }

  return {
    isKnown: (release: string) => findOrRefresh(() => releases.has(release)),
    claimedPath(address: string): Promise<string | undefined> {
      const path = canonicalPath(address.split(/[?#]/, 1)[0]!);
      return findOrRefresh(() => [...claimedPaths].find(([, pattern]) => pattern.test(path))?.[0]);
    },
  };
}
