import type { Release } from '@guide/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import { pauseCount, unexpectedExits } from './metrics';
import { createPauses, MAX_FAILURES, PAUSE_MS } from './pauses';

interface FailuresOptions {
  onPaused(release: Release, reason: string): void;
  log: FastifyBaseLogger;
  now(): number;
}

export type RendererFailures = ReturnType<typeof createRendererFailures>;

/** A preview of a live release has a separate renderer and separate failures. */
export const queueKey = (module: string, version: string, isPreview: boolean): string =>
  `${isPreview ? 'preview of ' : ''}${module}@${version}`;

/** Counts the failures of each release's renderers and pauses a release that keeps failing. */
export function createRendererFailures({ onPaused, log, now }: FailuresOptions) {
  const pauses = createPauses(now);
  return {
    record(release: Release, reason: string, isPreview: boolean): void {
      const { module, version, owner } = release;
      unexpectedExits.inc({ module, version });
      log.error({ module, version, owner, reason }, 'A renderer ended');
      if (!pauses.add(queueKey(module, version, isPreview), reason)) return;
      const why = `${MAX_FAILURES} of its renderers ended without a page in between, the last because it ${reason}`;
      log.error({ module, version, owner, reason: why }, `A release is paused for ${PAUSE_MS / 1000} s`);
      if (isPreview) return;
      pauseCount.inc({ module, version });
      onPaused(release, why);
    },
    /** @param id - from `queueKey`. @throws if the release is paused */
    requireUnpaused(id: string): void {
      if (pauses.isPaused(id)) throw new Error(`The release is paused: its renderer ${pauses.reasonOf(id)}`);
    },
    /** Forgets the failures of a release that has rendered a page. */
    clear: pauses.clear,
    reasonOf: pauses.reasonOf,
  };
}
