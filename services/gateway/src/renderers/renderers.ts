import { AsyncResource } from 'node:async_hooks';
import type { Fetch, Release } from '@guide/contracts/api';
import { inSpan } from '@guide/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import fastq from 'fastq';
import { createBackends } from './backends';
import { createCaller, createReader, type PageOwner } from './calls';
import type { CheckedScreen } from './channel';
import { createRendererFailures, queueKey } from './failures';
import type { ScreenRequest } from './messages';
import { renderSeconds } from './metrics';
import { type RendererOptions, RendererUnavailable } from './process';
import { createProcesses } from './processes';
import { createQueues, MAX_PREVIEW_RENDERERS } from './queues';
import { createReleaseStarter, type ReleaseBundle } from './releaseProcess';
import { createTrial } from './trial';

export interface RenderersOptions extends RendererOptions {
  /** Reads a release's server bundle and texts. @throws if they are not the registered ones */
  readBundle(release: Release): Promise<ReleaseBundle>;
  fetch: Fetch;
  onFailed?(release: Release, error: Error): void;
  onPaused(release: Release, reason: string): void;
  log: FastifyBaseLogger;
  now?: () => number;
}

export type Renderers = ReturnType<typeof createRenderers>;

/** Renders screens in one process per release. */
export function createRenderers(options: RenderersOptions) {
  const { readBundle, fetch, onFailed, onPaused, log, now = () => performance.now() } = options;
  const read = createReader(fetch);
  const readBackend = createBackends();
  const processes = createProcesses(options);
  const failures = createRendererFailures({ onPaused, log, now });
  const startRelease = createReleaseStarter({ readBundle, processes, failures, log });
  const queues = createQueues({ startRelease, failures, now });
  // Limit concurrent previews to their renderers: one of these is then idle when another preview needs it.
  const previews = fastq.promise((render: () => Promise<CheckedScreen>) => render(), MAX_PREVIEW_RENDERERS);

  return {
    /** @throws if the release cannot be rendered; {RendererUnavailable} if that is not the release's fault */
    async render(
      release: Release,
      page: ScreenRequest,
      owner: PageOwner,
      isPreview: boolean,
    ): Promise<CheckedScreen> {
      const { module, version } = release;
      failures.requireUnpaused(queueKey(module, version, isPreview));
      // A page that is refused while it waits has used no processor time.
      if (owner.cost) owner.cost.rendererMs ??= 0;
      const stopTimer = renderSeconds.startTimer({ module });
      try {
        const screen = await inSpan(`render ${module}`, { module, version }, () => {
          // Attach the renderer's API calls to the trace of their page.
          const readForPage = AsyncResource.bind(read);
          const readOwn = AsyncResource.bind((address: string) => readBackend(release, address));
          const push = async () =>
            queues
              .get(release, isPreview)
              .push((renderer) =>
                renderer.render(page, createCaller(readForPage, module, owner, readOwn), owner.cost),
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
      failures.reasonOf(queueKey(module, version, false)),
    showSite: processes.showSite,
    tryBundle: createTrial({ read, readBackend, processes, log }),
    close: processes.close,
  };
}
