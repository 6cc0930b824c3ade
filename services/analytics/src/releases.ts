import type { LiveRelease } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';

/** The registry is read for an unknown release at most this often. */
const MIN_REQUEST_INTERVAL_MS = 5000;

/** Whether the registry has had a release live since the start. */
export type IsKnownRelease = (module: string, version: string) => Promise<boolean>;

/**
 * Nothing that visitors invent gets into the figures of modules: a release counts when the registry has it.
 * @param read what is live now; without it no release is known
 */
export function createReleases(
  read: (() => Promise<LiveRelease[]>) | undefined,
  log: FastifyBaseLogger,
): IsKnownRelease {
  const known = new Set<string>();
  let reading: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    try {
      for (const { module, version } of (await read?.()) ?? []) known.add(`${module}@${version}`);
    } catch (error) {
      log.warn({ err: error }, 'The registry does not answer; new releases are not counted');
    }
    readAt = performance.now();
    reading = undefined;
  }

  return async (module, version) => {
    const name = `${module}@${version}`;
    if (!known.has(name) && performance.now() - readAt > MIN_REQUEST_INTERVAL_MS) {
      reading ??= refresh();
      await reading;
    }
    return known.has(name);
  };
}
