import type { Release } from '@guide/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadBackend } from './backends';
import { createCaller, type Reader } from './calls';
import type { ScreenRequest } from './messages';
import { RendererUnavailable } from './process';
import { NOT_NEEDED, type Processes } from './processes';
import { logForbiddenAccess } from './releaseProcess';

interface TrialOptions {
  read: Reader;
  readBackend: ReadBackend;
  processes: Processes;
  log: FastifyBaseLogger;
}

export const createTrial =
  ({ read, readBackend, processes, log }: TrialOptions) =>
  /** Renders pages of a bundle in a temporary process. @returns the first failure. @throws {RendererUnavailable} */
  async (
    { module, version, calls }: Pick<Release, 'module' | 'version' | 'calls'>,
    code: string,
    pages: ScreenRequest[],
  ): Promise<{ path?: string; text: string } | null> => {
    const renderer = processes.start();
    const onForbiddenAccess = (what: string) => logForbiddenAccess(log, { module, version }, what);
    let path: string | undefined;
    try {
      await renderer.booted;
      await renderer.load(code, `${module}@${version}/server.cjs`, { onConsole() {}, onForbiddenAccess });
      for (const page of pages) {
        path = page.url;
        const readOwn = (address: string) => readBackend({ module, calls }, address);
        await renderer.render(page, createCaller(read, module, { requestId: 'upload' }, readOwn));
      }
      return null;
    } catch (error) {
      if (error instanceof RendererUnavailable) throw error;
      return { path, text: (error as Error).message };
    } finally {
      renderer.kill(NOT_NEEDED);
    }
  };
