import { AsyncResource } from 'node:async_hooks';
import type { Fetch, Release } from '@guide/contracts/api';
import { Counter, Gauge, Histogram, inSpan } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import fastq from 'fastq';
import { createCaller, createReader, type Reader } from './calls';
import type { ScreenRequest } from './messages';
import { withOwnTimeout } from './ownTime';
import { createPauses, MAX_FAILURES, PAUSE_MS } from './pauses';
import {
  type CheckedScreen,
  DEADLINE_MS,
  type RendererOptions,
  type RendererProcess,
  RendererUnavailable,
  startRenderer,
} from './process';

/** Renderers of releases that visitors get: of a stable release and a canary for each of four modules. */
export const MAX_RENDERERS = 8;
/** Renderers of previewed releases: a preview never takes the renderer of a live release. */
export const MAX_PREVIEW_RENDERERS = 2;
/** How many pages a renderer has in work, one rendered while another waits for its data; more wait here, where no deadline runs. */
const MAX_PAGES_IN_WORK = 3;
/** How long a page waits for its release's bundle to be evaluated: a moment longer than that may take. */
const LOAD_WAIT_MS = DEADLINE_MS + 100;
const IDLE_TIMEOUT_MS = 60_000;
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
const pauseCount = new Counter({
  name: 'guide_release_pauses_total',
  help: 'How often a release was not rendered for a minute because its renderers ended',
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
   * @param isPreview whether visitors do not get the release
   * @throws when the release cannot be rendered
   * @throws {RendererUnavailable} when that is not the release's fault
   */
  render(
    release: Release,
    page: ScreenRequest,
    requestId: string,
    isPreview: boolean,
  ): Promise<CheckedScreen>;
  /** Why a release that visitors get cannot be rendered: the rest of a sentence that begins with "The renderer". */
  failureOf(module: string, version: string): string | null;
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
  /** Called when a page of a release failed, unless that is not the release's fault. */
  onFailed?(release: Release, error: Error): void;
  /** Called when a release that visitors get is not rendered for a minute. */
  onPaused(release: Release, reason: string): void;
  log: FastifyBaseLogger;
  /** The time, ms of a monotonic clock. Default: the process's. */
  now?: () => number;
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
  read: Reader;
}

/** The pages of one release: some in work, the others waiting. */
interface ReleaseQueue {
  isPreview: boolean;
  push(job: Job): Promise<CheckedScreen>;
  isIdle(): boolean;
  /** Ends its process. */
  end(): void;
}

/**
 * One process for each release that is rendered, started for its first page and ended after a minute without one, or
 * when another release needs its place. A process that has booted but has no release yet is always ready, so that one
 * that ends is replaced in milliseconds.
 */
export function createRenderers(options: RenderersOptions): Renderers {
  const { readBundle, fetch, onFailed, onPaused, log, now = () => performance.now() } = options;
  /** By release, the least recently used first. */
  const queues = new Map<string, ReleaseQueue>();
  const processes = new Set<RendererProcess>();
  const pauses = createPauses(now);
  const read = createReader(fetch);
  /** No more previews are in work than have a renderer, so one of these is idle when another is needed. */
  const previews = fastq.promise((render: () => Promise<CheckedScreen>) => render(), MAX_PREVIEW_RENDERERS);
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

  async function startFor(release: Release, isPreview: boolean): Promise<Started> {
    const { module, version, owner } = release;
    const about = { module, version, owner };
    const code = await readBundle(release).catch((error: NodeJS.ErrnoException) => {
      // A store that cannot be read is not the release's fault; a bundle that was changed is.
      if (error.code) throw new RendererUnavailable(error.message);
      noteFailure(release, error.message, isPreview);
      throw error;
    });
    const renderer = takeSpare();
    await renderer.booted;
    void renderer.ended.then(({ reason, isFault }) => {
      if (closed || reason === NOT_NEEDED) return;
      if (isFault) return noteFailure(release, reason, isPreview);
      log.warn({ ...about, reason }, 'A renderer ended, for which its release is not to blame');
    });
    const loaded = renderer
      .load(code, `${module}@${version}/server.cjs`, {
        onConsole: (text) => log.info({ ...about, text }, 'A module wrote to the console'),
        onDenied: (what) => logDenied(about, what),
      })
      .catch((error: Error) => {
        renderer.kill(`refused the bundle: ${error.message}`);
        throw error;
      });
    loaded.catch(() => {});
    return { renderer, loaded };
  }

  function createQueue(release: Release, isPreview: boolean, id: string): ReleaseQueue {
    const { module } = release;
    let running: Promise<Started> | null = null;
    let idle: NodeJS.Timeout | undefined;

    /** The process in use, or one that replaces it. */
    function current(): Promise<Started> {
      if (running) return running;
      const starting = startFor(release, isPreview);
      running = starting;
      const drop = () => {
        if (running === starting) running = null;
      };
      starting.then(({ renderer }) => void renderer.ended.then(drop), drop);
      return starting;
    }

    function end() {
      clearTimeout(idle);
      queues.delete(id);
      void running?.then(
        ({ renderer }) => renderer.kill(NOT_NEEDED),
        () => {},
      );
    }

    const queue = fastq.promise(async ({ page, requestId, read }: Job) => {
      clearTimeout(idle);
      try {
        // It may have been paused while the page waited.
        refusePaused(id);
        const { renderer, loaded } = await current();
        // On a machine with too much to do a bundle has longer than a page: what loops at import is counted then.
        await withOwnTimeout(LOAD_WAIT_MS, loaded, () => new RendererUnavailable('Its bundle is late'));
        const screen = await renderer.render(page, createCaller(read, module, requestId));
        pauses.clear(id);
        return screen;
      } finally {
        clearTimeout(idle);
        idle = setTimeout(end, IDLE_TIMEOUT_MS).unref();
      }
    }, MAX_PAGES_IN_WORK);
    return { isPreview, push: queue.push, isIdle: queue.idle, end };
  }

  /** The queue of a release, which is now the most recently used. @throws {RendererUnavailable} when all are busy */
  function queueOf(release: Release, isPreview: boolean, id: string): ReleaseQueue {
    const queue = queues.get(id) ?? createQueue(release, isPreview, id);
    if (!queues.delete(id)) makeRoom(isPreview);
    queues.set(id, queue);
    return queue;
  }

  /** Ends the idle renderer that was used least recently, when there are as many as may be. */
  function makeRoom(isPreview: boolean): void {
    const sameKind = [...queues.values()].filter((queue) => queue.isPreview === isPreview);
    if (sameKind.length < (isPreview ? MAX_PREVIEW_RENDERERS : MAX_RENDERERS)) return;
    const idle = sameKind.find((queue) => queue.isIdle());
    if (!idle) throw new RendererUnavailable('All renderers are in use');
    idle.end();
  }

  function refusePaused(id: string): void {
    if (pauses.isPaused(id)) throw new Error(`The release is paused: its renderer ${pauses.reasonOf(id)}`);
  }

  function noteFailure(release: Release, reason: string, isPreview: boolean): void {
    const { module, version, owner } = release;
    endings.inc({ module, version });
    log.error({ module, version, owner, reason }, 'A renderer ended');
    if (!pauses.add(keyOf(module, version, isPreview), reason)) return;
    const why = `${MAX_FAILURES} of its renderers ended without a page in between, the last because it ${reason}`;
    log.error({ module, version, owner, reason: why }, `A release is paused for ${PAUSE_MS / 1000} s`);
    if (isPreview) return;
    pauseCount.inc({ module, version });
    onPaused(release, why);
  }

  return {
    async render(release, page, requestId, isPreview) {
      const { module, version } = release;
      const id = keyOf(module, version, isPreview);
      refusePaused(id);
      const end = seconds.startTimer({ module });
      try {
        const screen = await inSpan(`render ${module}`, { module, version }, () => {
          // A renderer's calls come from its channel: they belong to the trace of the page that they are for.
          const job = { page, requestId, read: AsyncResource.bind(read) };
          const push = async () => queueOf(release, isPreview, id).push(job);
          return isPreview ? previews.push(push) : push();
        });
        end({ result: 'rendered' });
        return screen;
      } catch (error) {
        end({ result: 'failed' });
        if (!(error instanceof RendererUnavailable)) onFailed?.(release, error as Error);
        throw error;
      }
    },
    failureOf: (module, version) => pauses.reasonOf(keyOf(module, version, false)),
    async tryBundle({ module, version }, code, pages) {
      if (closed) throw new RendererUnavailable('The gateway is ending');
      const renderer = start();
      const onDenied = (what: string) => logDenied({ module, version }, what);
      let path: string | undefined;
      try {
        await renderer.booted;
        await renderer.load(code, `${module}@${version}/server.cjs`, { onConsole() {}, onDenied });
        for (const page of pages) {
          path = page.url;
          await renderer.render(page, createCaller(read, module, 'upload'));
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

/** What a release's renderer and failures are stored under: a preview of a live release never affects that. */
const keyOf = (module: string, version: string, isPreview: boolean): string =>
  `${isPreview ? 'preview of ' : ''}${module}@${version}`;
