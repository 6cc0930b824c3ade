import { AsyncResource } from 'node:async_hooks';
import type { Fetch, Release } from '@guide/contracts/api';
import { Counter, Gauge, Histogram, inSpan } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import fastq from 'fastq';
import { createCaller, createReader, type PageOwner } from './calls';
import type { ScreenRequest } from './messages';
import { createPauses, MAX_FAILURES, PAUSE_MS } from './pauses';
import {
  type CheckedScreen,
  RendererBusy,
  type RendererOptions,
  type RendererProcess,
  RendererUnavailable,
  startRenderer,
} from './process';

/** Limit for live releases: five modules and three canaries. Further ones replace the least recently used. */
export const MAX_RENDERERS = 8;
/** Previews have their own renderers, so that they never replace one of a live release. */
export const MAX_PREVIEW_RENDERERS = 2;
/** Pages per renderer; more wait in the gateway. */
const MAX_CONCURRENT_PAGES = 3;
/** A page that waited longer for its renderer is not rendered: its visitor has got another response. */
export const MAX_QUEUE_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;
const NOT_NEEDED = 'is not needed';

const processCount = new Gauge({
  name: 'guide_renderers',
  help: 'Renderer processes, the spare one included',
});
const endings = new Counter({
  name: 'guide_renderer_ends_total',
  help: 'Renderers of a release that exited unexpectedly',
  labelNames: ['module', 'version'],
});
const pauseCount = new Counter({
  name: 'guide_release_pauses_total',
  help: 'How often a release was not rendered for a minute because its renderers failed',
  labelNames: ['module', 'version'],
});
const seconds = new Histogram({
  name: 'guide_render_seconds',
  help: 'Time to render a screen, including waiting for a renderer and for data',
  labelNames: ['module', 'result'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});

export interface RenderersOptions extends RendererOptions {
  /** Reads a release's server bundle. @throws if it is not the registered one */
  readBundle(release: Release): Promise<string>;
  fetch: Fetch;
  onFailed?(release: Release, error: Error): void;
  onPaused(release: Release, reason: string): void;
  log: FastifyBaseLogger;
  now?: () => number;
}

type Render = (renderer: RendererProcess) => Promise<CheckedScreen>;

/** The pages of one release that wait for its renderer. */
interface ReleaseQueue {
  isPreview: boolean;
  push(render: Render): Promise<CheckedScreen>;
  isIdle(): boolean;
  stop(): void;
}

export type Renderers = ReturnType<typeof createRenderers>;

/** Renders screens in one process per release. A spare process is always booted, so that a replacement starts fast. */
export function createRenderers(options: RenderersOptions) {
  const { readBundle, fetch, onFailed, onPaused, log, now = () => performance.now() } = options;
  const queues = new Map<string, ReleaseQueue>();
  const processes = new Set<RendererProcess>();
  const pauses = createPauses(now);
  const read = createReader(fetch);
  // Limit concurrent previews to their renderers: one of these is then idle when another preview needs it.
  const previews = fastq.promise((render: () => Promise<CheckedScreen>) => render(), MAX_PREVIEW_RENDERERS);
  let isClosed = false;
  let spare = start();

  function start(): RendererProcess {
    const renderer = startRenderer(options);
    processes.add(renderer);
    processCount.inc();
    void renderer.exited.then(() => {
      processes.delete(renderer);
      processCount.dec();
    });
    return renderer;
  }

  function requireOpen(): void {
    if (isClosed) throw new RendererUnavailable('The gateway is ending');
  }

  function takeSpare(): RendererProcess {
    requireOpen();
    const next = spare;
    spare = start();
    return processes.has(next) ? next : start();
  }

  const logForbiddenAccess = (release: Pick<Release, 'module' | 'version'>, what: string) =>
    log.warn({ ...release, what }, 'A module tried what renderers do not permit');

  /** @returns a booted process; `loaded` rejects if the bundle cannot be evaluated */
  async function startRelease(release: Release, isPreview: boolean) {
    const { module, version, owner } = release;
    const about = { module, version, owner };
    const code = await readBundle(release).catch((error: NodeJS.ErrnoException) => {
      // An unreadable store is not the release's fault; a changed bundle is.
      if (error.code) throw new RendererUnavailable(error.message);
      recordFailure(release, error.message, isPreview);
      throw error;
    });
    const renderer = takeSpare();
    await renderer.booted;
    void renderer.exited.then(({ reason, isFault }) => {
      if (isClosed || reason === NOT_NEEDED) return;
      if (isFault) return recordFailure(release, reason, isPreview);
      log.warn({ ...about, reason }, 'A renderer ended, for which its release is not to blame');
    });
    const loaded = renderer
      .load(code, `${module}@${version}/server.cjs`, {
        onConsole: (text) => log.info({ ...about, text }, 'A module wrote to the console'),
        onForbiddenAccess: (what) => logForbiddenAccess(about, what),
      })
      .catch((error: Error) => {
        renderer.kill(`refused the bundle: ${error.message}`);
        throw error;
      });
    loaded.catch(() => {});
    return { renderer, loaded };
  }

  function createQueue(release: Release, isPreview: boolean, id: string): ReleaseQueue {
    let running: ReturnType<typeof startRelease> | null = null;
    let idle: NodeJS.Timeout | undefined;

    function current() {
      if (running) return running;
      const starting = startRelease(release, isPreview);
      running = starting;
      const drop = () => {
        if (running === starting) running = null;
      };
      starting.then(({ renderer }) => void renderer.exited.then(drop), drop);
      return starting;
    }

    function stop() {
      clearTimeout(idle);
      queues.delete(id);
      void running?.then(
        ({ renderer }) => renderer.kill(NOT_NEEDED),
        () => {},
      );
    }

    const queue = fastq.promise(async ({ render, queuedAt }: { render: Render; queuedAt: number }) => {
      clearTimeout(idle);
      try {
        if (now() - queuedAt > MAX_QUEUE_MS)
          throw new RendererBusy('The page waited too long for its renderer');
        // The release may have been paused while the page waited.
        requireUnpaused(id);
        const { renderer, loaded } = await current();
        await loaded;
        const screen = await render(renderer);
        pauses.clear(id);
        return screen;
      } finally {
        clearTimeout(idle);
        idle = setTimeout(stop, IDLE_TIMEOUT_MS).unref();
      }
    }, MAX_CONCURRENT_PAGES);
    return {
      isPreview,
      push: (render) => queue.push({ render, queuedAt: now() }),
      isIdle: queue.idle,
      stop,
    };
  }

  /** Marks a release's queue as most recently used. @throws {RendererUnavailable} if all renderers are busy */
  function queueOf(release: Release, isPreview: boolean, id: string): ReleaseQueue {
    const queue = queues.get(id) ?? createQueue(release, isPreview, id);
    if (!queues.delete(id)) freeSlot(isPreview);
    queues.set(id, queue);
    return queue;
  }

  function freeSlot(isPreview: boolean): void {
    const sameKind = [...queues.values()].filter((queue) => queue.isPreview === isPreview);
    if (sameKind.length < (isPreview ? MAX_PREVIEW_RENDERERS : MAX_RENDERERS)) return;
    const idle = sameKind.find((queue) => queue.isIdle());
    if (!idle) throw new RendererUnavailable('All renderers are in use');
    idle.stop();
  }

  function requireUnpaused(id: string): void {
    if (pauses.isPaused(id)) throw new Error(`The release is paused: its renderer ${pauses.reasonOf(id)}`);
  }

  function recordFailure(release: Release, reason: string, isPreview: boolean): void {
    const { module, version, owner } = release;
    endings.inc({ module, version });
    log.error({ module, version, owner, reason }, 'A renderer ended');
    if (!pauses.add(queueKey(module, version, isPreview), reason)) return;
    const why = `${MAX_FAILURES} of its renderers ended without a page in between, the last because it ${reason}`;
    log.error({ module, version, owner, reason: why }, `A release is paused for ${PAUSE_MS / 1000} s`);
    if (isPreview) return;
    pauseCount.inc({ module, version });
    onPaused(release, why);
  }

  return {
    /** @throws if the release cannot be rendered; {RendererUnavailable} if that is not the release's fault */
    async render(
      release: Release,
      page: ScreenRequest,
      owner: PageOwner,
      isPreview: boolean,
    ): Promise<CheckedScreen> {
      const { module, version } = release;
      const id = queueKey(module, version, isPreview);
      requireUnpaused(id);
      const stopTimer = seconds.startTimer({ module });
      try {
        const screen = await inSpan(`render ${module}`, { module, version }, () => {
          // Attach the renderer's API calls to the trace of their page.
          const readForPage = AsyncResource.bind(read);
          const push = async () =>
            queueOf(release, isPreview, id).push((renderer) =>
              renderer.render(page, createCaller(readForPage, module, owner)),
            );
          return isPreview ? previews.push(push) : push();
        });
        stopTimer({ result: 'rendered' });
        return screen;
      } catch (error) {
        stopTimer({ result: 'failed' });
        if (!(error instanceof RendererUnavailable)) onFailed?.(release, error as Error);
        throw error;
      }
    },
    /** Why a live release was paused, such as "ended by itself with code 1"; null once it has rendered a page again. */
    failureOf: (module: string, version: string): string | null =>
      pauses.reasonOf(queueKey(module, version, false)),
    /** Renders pages of a bundle in a temporary process. @returns the first failure. @throws {RendererUnavailable} */
    async tryBundle(
      { module, version }: Pick<Release, 'module' | 'version'>,
      code: string,
      pages: ScreenRequest[],
    ): Promise<{ path?: string; text: string } | null> {
      requireOpen();
      const renderer = start();
      const onForbiddenAccess = (what: string) => logForbiddenAccess({ module, version }, what);
      let path: string | undefined;
      try {
        await renderer.booted;
        await renderer.load(code, `${module}@${version}/server.cjs`, { onConsole() {}, onForbiddenAccess });
        for (const page of pages) {
          path = page.url;
          await renderer.render(page, createCaller(read, module, { requestId: 'upload' }));
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
      isClosed = true;
      const all = [...processes];
      for (const renderer of all) renderer.kill(NOT_NEEDED);
      await Promise.all(all.map(({ exited }) => exited));
    },
  };
}

/** A preview of a live release has a separate renderer and separate failures. */
const queueKey = (module: string, version: string, isPreview: boolean): string =>
  `${isPreview ? 'preview of ' : ''}${module}@${version}`;
