import { processCount } from './metrics';
import { type RendererOptions, type RendererProcess, RendererUnavailable, startRenderer } from './process';

/** Reason of an exit that the gateway wanted. */
export const NOT_NEEDED = 'is not needed';

export type Processes = ReturnType<typeof createProcesses>;

/** The renderer processes of a gateway. A spare one is always booted, so that a replacement starts fast. */
export function createProcesses(options: RendererOptions) {
  const processes = new Set<RendererProcess>();
  let isClosed = false;
  let spare = startProcess();

  function startProcess(): RendererProcess {
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

  return {
    /** Starts a process in addition to the spare one. @throws {RendererUnavailable} if the gateway is closing */
    start(): RendererProcess {
      requireOpen();
      return startProcess();
    },
    /** @throws {RendererUnavailable} if the gateway is closing */
    takeSpare(): RendererProcess {
      requireOpen();
      const next = spare;
      spare = startProcess();
      return processes.has(next) ? next : startProcess();
    },
    /** Sends the site, whose fields have changed, to the running processes. */
    showSite(): void {
      for (const renderer of processes) renderer.showSites();
    },
    isClosed: () => isClosed,
    async close(): Promise<void> {
      isClosed = true;
      const all = [...processes];
      for (const renderer of all) renderer.kill(NOT_NEEDED);
      await Promise.all(all.map(({ exited }) => exited));
    },
  };
}
