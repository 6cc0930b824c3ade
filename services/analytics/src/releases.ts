import { canonicalPath } from '@guide/contracts/site';
import { type LiveRelease, pathPattern } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';

/** The registry is read for an unknown release or path at most this often. */
const MIN_REQUEST_INTERVAL_MS = 5000;

/** What the registry has had live since the start. Nothing that visitors invent gets into the figures. */
export interface Releases {
  isKnown(module: string, version: string): Promise<boolean>;
  /** The pattern of the claimed path (D-67) that an address matches: `/plans/:id`. @param address with or without query */
  claimedPath(address: string): Promise<string | undefined>;
}

/** @param read what is live now; without it no release is known */
export function createReleases(
  read: (() => Promise<LiveRelease[]>) | undefined,
  log: FastifyBaseLogger,
): Releases {
  const known = new Set<string>();
  const claimed = new Map<string, RegExp>();
  let reading: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    try {
      for (const { module, version, claims } of (await read?.()) ?? []) {
        known.add(`${module}@${version}`);
        for (const { path } of claims?.paths ?? []) claimed.set(path, pathPattern(path));
      }
    } catch (error) {
      log.warn({ err: error }, 'The registry does not answer; new releases are not counted');
    }
    readAt = performance.now();
    reading = undefined;
  }

  /** What is found, if need be after the registry was read again. */
  async function find<Found>(look: () => Found): Promise<Found> {
    if (!look() && performance.now() - readAt > MIN_REQUEST_INTERVAL_MS) {
      reading ??= refresh();
      await reading;
    }
    return look();
  }

  return {
    isKnown: (module, version) => find(() => known.has(`${module}@${version}`)),
    claimedPath(address) {
      const path = canonicalPath(address.split(/[?#]/, 1)[0]!);
      return find(() => [...claimed].find(([, pattern]) => pattern.test(path))?.[0]);
    },
  };
}
