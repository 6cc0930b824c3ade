import { AsyncResource } from 'node:async_hooks';
import type { Fetch, Release } from '@guide/contracts/api';
import { Counter, Gauge, Histogram, inSpan, withTimeout } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import fastq from 'fastq';
import { releaseId } from '../releases/records';
import { createCaller } from './calls';
import { createCrashHistory, MAX_CRASHES, type Requester } from './crashes';
import type { RenderedScreen, ScreenRequest } from './messages';
import {
  DEADLINE_MS,
  type RendererOptions,
  type RendererProcess,
  RendererUnavailable,
  startRenderer,
  WithheldFromClient,
} from './process';

/** How many pages a renderer has in work, one rendered while another waits for its data; more wait here, where no deadline runs. */
const MAX_PAGES_IN_WORK = 3;
/** How long a page waits for its release's bundle to be evaluated: a moment longer than that may take. */
const LOAD_WAIT_MS = DEADLINE_MS + 100;
/** How long a page that was given up counts among those that may have ended a renderer. */
const SUSPECT_MS = 5000;
const IDLE_TIMEOUT_MS = 60_000;
/** Why a renderer is ended that did nothing wrong. */
const NOT_NEEDED = 'is not needed';

const processCount = new Gauge({
  name: 'guide_renderers',
  help: 'Renderer processes, the spare one included',
});
const endings = new Counter({
  name: 'guide_renderer_ends_total',
  help: 'Renderers of a release that ended though they should not have',
  labelNames: ['module', 'version'],
});
const refusedReleases = new Counter({
  name: 'guide_releases_given_up_total',
  help: 'Releases that are not rendered any more because their renderers ended too often',
  labelNames: ['module', 'version'],
});
const seconds = new Histogram({
  name: 'guide_render_seconds',
  help: 'Time to render a screen, with the wait for its renderer and its data',
  labelNames: ['module', 'result'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});

/** Renders screens of releases, never in the gateway's own process. */
export interface Renderers {
  /**
   * @param requestId of the visitor's request, for the logs of the services
   * @param client network that the request came from: renderers that end count by it
   * @throws when the release cannot be rendered
   */
  render(release: Release, page: ScreenRequest, requestId: string, client: string): Promise<RenderedScreen>;
  /**
   * Evaluates a server bundle and renders some pages in a process of its own, which then ends: what fails is known before
   * anybody gets the release.
   * @returns the first failure, or null
   * @throws {RendererUnavailable} when there is no process for it
   */
  tryBundle(
    release: Pick<Release, 'module' | 'version'>,
    code: string,
    pages: ScreenRequest[],
  ): Promise<TrialFailure | null>;
  close(): Promise<void>;
}

/** Why a release cannot be rendered. */
interface TrialFailure {
  /** Path of the page; undefined when the bundle could not be evaluated. */
  path?: string;
  /** The error with its stack. */
  text: string;
}

export interface RenderersOptions extends RendererOptions {
  /** Reads a release's server bundle. @throws when it is not what was registered */
  readBundle(release: Release): Promise<string>;
  /** Calls the API. */
  fetch: Fetch;
  /** The version of a module that is live for everybody who has no canary. */
  stableVersion(module: string): Promise<string | undefined>;
  /** Called for each client at whose page a release tried what renderers do not permit, or its renderer ended. */
  onFailed(release: Release, client: string): void;
  /** Called when a release is not rendered any more because its renderers ended too often. */
  onGivenUp(release: Release, reason: string): void;
  log: FastifyBaseLogger;
}

/** A process that has a release's bundle, or is about to. */
interface Started {
  renderer: RendererProcess;
  /** Rejects when the bundle cannot be evaluated. */
  loaded: Promise<void>;
}

/** One page to render. */
interface Job {
  page: ScreenRequest;
  requestId: string;
  requester: Requester;
  fetch: Fetch;
}

/**
 * One process for each release that is rendered, started for the first page and ended after a
 * minute without one. A process that has booted but has no release yet is always ready, so that a release that fails is
 * replaced in milliseconds.
 */
export function createRenderers(options: RenderersOptions): Renderers {
  const { readBundle, fetch, stableVersion, onFailed, onGivenUp, log } = options;
  const queues = new Map<string, ReturnType<typeof createQueue>>();
  const processes = new Set<RendererProcess>();
  const crashes = new Map<string, ReturnType<typeof createCrashHistory>>();
  /** Releases that are not rendered, with the version that was stable when that was decided. */
  const givenUp = new Map<string, string | undefined>();
  let closed = false;
  let spare = start();

  function start(): RendererProcess {
    const renderer = startRenderer(options);
    processes.add(renderer);
    processCount.inc();
    void renderer.ended.then(() => {
      processes.delete(renderer);
      processCount.dec();
    });
    return renderer;
  }

  function logDenied(about: Pick<Release, 'module' | 'version'>, what: string): void {
    log.warn({ ...about, what }, 'A module tried what renderers do not permit');
  }

  /** A process that has booted or is about to, and another one for the next. */
  function takeSpare(): RendererProcess {
    if (closed) throw new RendererUnavailable('The gateway is ending');
    const next = spare;
    spare = start();
    return processes.has(next) ? next : start();
  }

  /** @param currentRequesters whose pages are in work */
  async function startFor(release: Release, currentRequesters: () => Requester[]): Promise<Started> {
    const { module, version, owner } = release;
    const about = { module, version, owner };
    const code = await readBundle(release).catch((error: NodeJS.ErrnoException) => {
      // A store that cannot be read is not the release's fault; a bundle that was changed is.
      if (error.code) throw new RendererUnavailable(error.message);
      countCrash(release, error.message, []);
      throw error;
    });
    let isLoaded = false;
    const renderer = takeSpare();
    await renderer.booted;
    void renderer.ended.then((reason) => {
      if (!closed && reason !== NOT_NEEDED) countCrash(release, reason, isLoaded ? currentRequesters() : []);
    });
    const loaded = renderer
      .load(code, `${releaseId(module, version)}/server.cjs`, {
        onConsole: (text) => log.info({ ...about, text }, 'A module wrote to the console'),
        onDenied: (what) => {
          logDenied(about, what);
          for (const { client } of currentRequesters()) onFailed(release, client);
        },
      })
      .then(
        () => {
          isLoaded = true;
        },
        (error: Error) => {
          renderer.kill(`refused the bundle: ${error.message}`);
          throw error;
        },
      );
    loaded.catch(() => {});
    return { renderer, loaded };
  }

  /** Pages of one release, some in work and the others waiting; its process is replaced when it has ended. */
  function createQueue(release: Release) {
    const { module } = release;
    let running: Promise<Started> | null = null;
    let idle: NodeJS.Timeout | undefined;
    const inWork = new Set<Requester>();
    /** Whose page was begun last: what ends a renderer may come later than its page. */
    let last: Requester[] = [];
    const currentRequesters = () => (inWork.size > 0 ? [...inWork] : last);

    /** The process in use, or one that takes its place. */
    function current(): Promise<Started> {
      if (running) return running;
      const starting = startFor(release, currentRequesters);
      running = starting;
      const drop = () => {
        if (running === starting) running = null;
      };
      starting.then(({ renderer }) => void renderer.ended.then(drop), drop);
      return starting;
    }

    const queue = fastq.promise(async ({ page, requestId, requester, fetch }: Job) => {
      clearTimeout(idle);
      try {
        inWork.add(requester);
        last = [requester];
        const { renderer, loaded } = await current();
        // On a machine with too much to do a bundle has longer than a page: what loops at import is counted then.
        await withTimeout(LOAD_WAIT_MS, loaded, () => new RendererUnavailable('Its bundle is late'));
        const screen = await renderer.render(page, createCaller(fetch, module, requestId));
        inWork.delete(requester);
        return screen;
      } catch (error) {
        // Given up before it is known whose fault it is: the renderer may still be killed for this page.
        if (error instanceof RendererUnavailable)
          setTimeout(() => inWork.delete(requester), SUSPECT_MS).unref();
        else inWork.delete(requester);
        throw error;
      } finally {
        clearTimeout(idle);
        idle = setTimeout(end, IDLE_TIMEOUT_MS).unref();
      }
    }, MAX_PAGES_IN_WORK);

    function end() {
      queues.delete(releaseId(module, release.version));
      void running?.then(
        ({ renderer }) => renderer.kill(NOT_NEEDED),
        () => {},
      );
    }
    return queue;
  }

  function countCrash(release: Release, reason: string, requesters: Requester[]): void {
    const { module, version, owner } = release;
    const id = releaseId(module, version);
    endings.inc({ module, version });
    log.error({ module, version, owner, reason }, 'A renderer ended');
    for (const { client } of requesters) onFailed(release, client);
    const known = crashes.get(id) ?? createCrashHistory();
    crashes.set(id, known);
    if (!known.add(requesters)) return;
    crashes.delete(id);
    void giveUp(
      release,
      `its renderers ended for ${MAX_CRASHES} visitors within a minute, at last because one ${reason}`,
    );
  }

  async function giveUp(release: Release, reason: string): Promise<void> {
    const { module, version, owner } = release;
    givenUp.set(releaseId(module, version), await stableVersion(module).catch(() => undefined));
    refusedReleases.inc({ module, version });
    log.error({ module, version, owner, reason }, 'A release is not rendered any more');
    onGivenUp(release, reason);
  }

  /** Whether a release was given up and no other was promoted since. */
  async function isGivenUp({ module, version }: Release): Promise<boolean> {
    const id = releaseId(module, version);
    if (!givenUp.has(id)) return false;
    if (givenUp.get(id) === (await stableVersion(module))) return true;
    givenUp.delete(id);
    return false;
  }

  return {
    async render(release, page, requestId, client) {
      if (await isGivenUp(release)) throw new Error('The release is not rendered any more');
      const id = releaseId(release.module, release.version);
      const requester = { client, path: page.url.split('?')[0]! };
      if (crashes.get(id)?.isBlocked(requester))
        throw new WithheldFromClient('It has ended renderers for this visitor');
      const queue = queues.get(id) ?? createQueue(release);
      queues.set(id, queue);
      const { module } = release;
      const end = seconds.startTimer({ module });
      try {
        // A renderer's calls come from its channel: they belong to the trace of the page that they are for.
        const push = () => queue.push({ page, requestId, requester, fetch: AsyncResource.bind(fetch) });
        const screen = await inSpan(`render ${module}`, { module, version: release.version }, push);
        end({ result: 'rendered' });
        return screen;
      } catch (error) {
        end({ result: 'failed' });
        throw error;
      }
    },
    async tryBundle({ module, version }, code, pages) {
      if (closed) throw new RendererUnavailable('The gateway is ending');
      const renderer = start();
      const onDenied = (what: string) => logDenied({ module, version }, what);
      let path: string | undefined;
      try {
        await renderer.booted;
        await renderer.load(code, `${releaseId(module, version)}/server.cjs`, { onConsole() {}, onDenied });
        for (const page of pages) {
          path = page.url;
          await renderer.render(page, createCaller(fetch, module, 'upload'));
        }
        return null;
      } catch (error) {
        if (error instanceof RendererUnavailable) throw error;
        return { path, text: (error as Error).message };
      } finally {
        renderer.kill(NOT_NEEDED);
      }
    },
    async close() {
      closed = true;
      const all = [...processes];
      for (const renderer of all) renderer.kill(NOT_NEEDED);
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}
