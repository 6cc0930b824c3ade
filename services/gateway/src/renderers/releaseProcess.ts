import type { Release } from '@guide/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Catalogues } from '../texts';
import type { RendererFailures } from './failures';
import { type RendererProcess, RendererUnavailable } from './process';
import { NOT_NEEDED, type Processes } from './processes';

interface StarterOptions {
  /** Reads a release's server bundle. @throws if it is not the registered one */
  readBundle(release: Release): Promise<ReleaseBundle>;
  processes: Processes;
  failures: RendererFailures;
  log: FastifyBaseLogger;
}

/** A release's server bundle, and its texts by language. */
export interface ReleaseBundle {
  code: string;
  catalogues: Catalogues;
}

export interface ReleaseProcess {
  renderer: RendererProcess;
  /** Rejects if the bundle cannot be evaluated. */
  loaded: Promise<void>;
}

export type StartRelease = (release: Release, isPreview: boolean) => Promise<ReleaseProcess>;

/** @returns function that gives a release a booted process */
export const createReleaseStarter =
  ({ readBundle, processes, failures, log }: StarterOptions): StartRelease =>
  async (release, isPreview) => {
    const { module, version, owner } = release;
    const about = { module, version, owner };
    const { code, catalogues } = await readBundle(release).catch((error: NodeJS.ErrnoException) => {
      // An unreadable store is not the release's fault; a changed bundle is.
      if (error.code) throw new RendererUnavailable(error.message);
      failures.record(release, error.message, isPreview);
      throw error;
    });
    const renderer = processes.takeSpare();
    await renderer.booted;
    void renderer.exited.then(({ reason, isFault }) => {
      if (processes.isClosed() || reason === NOT_NEEDED) return;
      if (isFault) return failures.record(release, reason, isPreview);
      log.warn({ ...about, reason }, 'A renderer ended, for which its release is not to blame');
    });
    renderer.addCatalogues(release.container, catalogues);
    const loaded = renderer
      .load(code, `${module}@${version}/server.cjs`, {
        onConsole: (text) => log.info({ ...about, text }, 'A module wrote to the console'),
        onForbiddenAccess: (what) => logForbiddenAccess(log, about, what),
      })
      .catch((error: Error) => {
        renderer.kill(`refused the bundle: ${error.message}`);
        throw error;
      });
    loaded.catch(() => {});
    return { renderer, loaded };
  };

export function logForbiddenAccess(
  log: FastifyBaseLogger,
  release: Pick<Release, 'module' | 'version'>,
  what: string,
): void {
  log.warn({ ...release, what }, 'A module tried what renderers do not permit');
}
