import { AsyncResource } from 'node:async_hooks';
import type { Fetch, Release } from '@guide/contracts/api';
import { Counter, Gauge, Histogram, inSpan } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import fastq from 'fastq';
import { createCaller, createReader } from './calls';
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

/** Renderers of live releases: a stable release and a canary of each of four modules. */
export const MAX_RENDERERS = 8;
/** Previews have their own renderers, so that they never take one of a live release. */
export const MAX_PREVIEW_RENDERERS = 2;
/** Pages that a renderer works on; more wait in the gateway, where no deadline runs. */
const MAX_CONCURRENT_PAGES = 3;
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

export interface RenderersOptions extends RendererOptions {
  /** Reads a release's server bundle. @throws when it is not what was registered */
  readBundle(release: Release): Promise<string>;
  fetch: Fetch;
  /** Called when a page failed by its release's fault. */
  onFailed?(release: Release, error: Error): void;
  /** Called when a live release is paused. */
  onPaused(release: Release, reason: string): void;
  log: FastifyBaseLogger;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

type Render = (renderer: RendererProcess) => Promise<CheckedScreen>;

/** The pages of one release that wait for its renderer. */
interface ReleaseQueue {
  isPreview: boolean;
  push(render: Render): Promise<CheckedScreen>;
  isIdle(): boolean;
  end(): void;
}

export type Renderers = ReturnType<typeof createRenderers>;

/**
 * Renders screens in one process per release. It starts with the release's first page and ends after a minute without
 * one, or when another release needs its slot. A spare process has always booted, so that a replacement takes milliseconds.
 */
export function createRenderers(options: RenderersOptions) {
  const { readBundle, fetch, onFailed, onPaused, log, now = () => performance.now() } = options;
  /** By release, the least recently used first. */
  const queues = new Map<string, ReleaseQueue>();
  const processes = new Set<RendererProcess>();
  const pauses = createPauses(now);
  const read = createReader(fetch);
  // With no more previews than renderers for them, one of these is idle when another preview needs it.
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

  function refuseWhenClosed(): void {
    if (closed) throw new RendererUnavailable('The gateway is ending');
  }

  function takeSpare(): RendererProcess {
    refuseWhenClosed();
    const next = spare;
    spare = start();
    return processes.has(next) ? next : start();
  }

  const logDenied = (release: Pick<Release, 'module' | 'version'>, what: string) =>
    log.warn({ ...release, what }, 'A module tried what renderers do not permit');

  /** @returns a booted process; `loaded` rejects when it cannot evaluate the bundle */
  async function startFor(release: Release, isPreview: boolean) {
    const { module, version, owner } = release;
    const about = { module, version, owner };
    const code = await readBundle(release).catch((error: NodeJS.ErrnoException) => {
      // An unreadable store is not the release's fault; a changed bundle is.
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
    let running: ReturnType<typeof startFor> | null = null;
    let idle: NodeJS.Timeout | undefined;

    function current() {
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

    const queue = fastq.promise(async (render: Render) => {
      clearTimeout(idle);
      try {
        // The release may have been paused while the page waited.
        refusePaused(id);
        const { renderer, loaded } = await current();
        await withOwnTimeout(LOAD_WAIT_MS, loaded, () => new RendererUnavailable('Its bundle is late'));
        const screen = await render(renderer);
        pauses.clear(id);
        return screen;
      } finally {
        clearTimeout(idle);
        idle = setTimeout(end, IDLE_TIMEOUT_MS).unref();
      }
    }, MAX_CONCURRENT_PAGES);
    return { isPreview, push: queue.push, isIdle: queue.idle, end };
  }

  /** Makes a release's queue the most recently used. @throws {RendererUnavailable} when all renderers are busy */
  function queueOf(release: Release, isPreview: boolean, id: string): ReleaseQueue {
    const queue = queues.get(id) ?? createQueue(release, isPreview, id);
    if (!queues.delete(id)) makeRoom(isPreview);
    queues.set(id, queue);
    return queue;
  }

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
    /**
     * Renders a page.
     * @param requestId of the visitor's request, for the logs of the services
     * @throws when the release cannot be rendered
     * @throws {RendererUnavailable} when that is not the release's fault
     */
    async render(
      release: Release,
      page: ScreenRequest,
      requestId: string,
      isPreview: boolean,
    ): Promise<CheckedScreen> {
      const { module, version } = release;
      const id = keyOf(module, version, isPreview);
      refusePaused(id);
      const end = seconds.startTimer({ module });
      try {
        const screen = await inSpan(`render ${module}`, { module, version }, () => {
          // The renderer's calls belong to the trace of their page.
          const readForPage = AsyncResource.bind(read);
          const push = async () =>
            queueOf(release, isPreview, id).push((renderer) =>
              renderer.render(page, createCaller(readForPage, module, requestId)),
            );
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
    /** Why a live release was paused, while it has rendered no page since: "ended by itself with code 1". */
    failureOf: (module: string, version: string): string | null =>
      pauses.reasonOf(keyOf(module, version, false)),
    /**
     * Evaluates a server bundle and renders some pages in a process that ends afterwards.
     * @returns the first failure and the path of its page (none: evaluating failed), or null
     * @throws {RendererUnavailable} when there is no process for it
     */
    async tryBundle(
      { module, version }: Pick<Release, 'module' | 'version'>,
      code: string,
      pages: ScreenRequest[],
    ): Promise<{ path?: string; text: string } | null> {
      refuseWhenClosed();
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
    async close(): Promise<void> {
      closed = true;
      const all = [...processes];
      for (const renderer of all) renderer.kill(NOT_NEEDED);
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}

/** A preview of a live release has its own renderer and its own failures. */
const keyOf = (module: string, version: string, isPreview: boolean): string =>
  `${isPreview ? 'preview of ' : ''}${module}@${version}`;
