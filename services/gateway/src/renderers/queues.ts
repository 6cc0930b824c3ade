import type { Release } from '@guide/contracts/api';
import fastq from 'fastq';
import type { CheckedScreen } from './channel';
import { queueKey, type RendererFailures } from './failures';
import { RendererBusy, type RendererProcess, RendererUnavailable } from './process';
import { NOT_NEEDED } from './processes';
import type { ReleaseProcess, StartRelease } from './releaseProcess';

/** Limit for live releases: six modules and three canaries. Further ones replace the least recently used. */
export const MAX_RENDERERS = 9;
/** Previews have their own renderers, so that they never replace one of a live release. */
export const MAX_PREVIEW_RENDERERS = 2;
/** Pages per renderer; more wait in the gateway. */
const MAX_CONCURRENT_PAGES = 3;
/** A page that waited longer for its renderer is not rendered: its visitor has got another response. */
export const MAX_QUEUE_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;

interface QueuesOptions {
  startRelease: StartRelease;
  failures: RendererFailures;
  now(): number;
}

type Render = (renderer: RendererProcess) => Promise<CheckedScreen>;

/** The pages of one release that wait for its renderer. */
interface ReleaseQueue {
  isPreview: boolean;
  push(render: Render): Promise<CheckedScreen>;
  isIdle(): boolean;
  stop(): void;
}

/** One queue for each release. The least recently used idle one gives way to a new release. */
export function createQueues(options: QueuesOptions) {
  const queues = new Map<string, ReleaseQueue>();

  function freeSlot(isPreview: boolean): void {
    const sameKind = [...queues.values()].filter((queue) => queue.isPreview === isPreview);
    if (sameKind.length < (isPreview ? MAX_PREVIEW_RENDERERS : MAX_RENDERERS)) return;
    const idle = sameKind.find((queue) => queue.isIdle());
    if (!idle) throw new RendererUnavailable('All renderers are in use');
    idle.stop();
  }

  return {
    /** Finds a release's queue and marks it as used last. @throws {RendererUnavailable} if all renderers are busy */
    get(release: Release, isPreview: boolean): ReleaseQueue {
      const id = queueKey(release.module, release.version, isPreview);
      const queue =
        queues.get(id) ?? createQueue(release, isPreview, { ...options, onStop: () => queues.delete(id) });
      if (!queues.delete(id)) freeSlot(isPreview);
      queues.set(id, queue);
      return queue;
    },
  };
}

function createQueue(
  release: Release,
  isPreview: boolean,
  { startRelease, failures, now, onStop }: QueuesOptions & { onStop(): void },
): ReleaseQueue {
  const id = queueKey(release.module, release.version, isPreview);
  const process = keepProcess(() => startRelease(release, isPreview));
  let idle: NodeJS.Timeout | undefined;

  function stop() {
    clearTimeout(idle);
    onStop();
    process.stop();
  }

  const queue = fastq.promise(async ({ render, queuedAt }: { render: Render; queuedAt: number }) => {
    clearTimeout(idle);
    try {
      if (now() - queuedAt > MAX_QUEUE_MS)
        throw new RendererBusy('The page waited too long for its renderer');
      // The release may have been paused while the page waited.
      failures.requireUnpaused(id);
      const { renderer, loaded } = await process.get();
      await loaded;
      const screen = await render(renderer);
      failures.clear(id);
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

/** Starts a process when one is needed and none is running. */
function keepProcess(start: () => Promise<ReleaseProcess>) {
  let running: Promise<ReleaseProcess> | null = null;
  return {
    get(): Promise<ReleaseProcess> {
      if (running) return running;
      const starting = start();
      running = starting;
      const drop = () => {
        if (running === starting) running = null;
      };
      starting.then(({ renderer }) => void renderer.exited.then(drop), drop);
      return starting;
    },
    stop(): void {
      void running?.then(
        ({ renderer }) => renderer.kill(NOT_NEEDED),
        () => {},
      );
    },
  };
}
