import type { PinnedRelease } from '@guide/contracts/api';

/**
 * Logs a module's failure with its version and owner, and tells the gateway, which takes a failing canary back.
 * @param kind whether the module could not be loaded or failed while it ran
 */
export const reportFailure =
  (modules: Record<string, PinnedRelease>) =>
  (module: string, error: Error, kind: 'load' | 'render' = isLoadError(error) ? 'load' : 'render'): void => {
    const release = modules[module];
    const name = release
      ? `${module} ${release.version} of ${release.owner}`
      : `${module}, which has no release,`;
    console.error(`Module ${name} failed:`, error.message);
    if (!release) return;
    const report = { module, version: release.version, kind, message: error.message.slice(0, 300) };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon?.('/api/modules/failures', body);
  };

const isLoadError = (error: Error) =>
  /RUNTIME-|ChunkLoadError|Loading (CSS )?chunk|registered hash|No release/.test(
    `${error.name} ${error.message}`,
  );
