import type { Api, PinnedRelease } from '@guide/contracts/api';
import { trackModuleFailure } from './moduleFailure';
import { reportOnce } from './outcomes';

/** Reports the failure of a module's release: it could not be loaded, failed while it rendered, or after. */
export type ReportFailure = (release: PinnedRelease, error: Error, kind: 'load' | 'render' | 'error') => void;

/** Logs a failure with the release's version and owner, reports it to the gateway, and has it counted. */
export const reportFailure =
  (api: Api): ReportFailure =>
  (release, error, kind) => {
    const { module, version, owner } = release;
    console.error(`Module ${module} ${version} of ${owner} failed:`, error.message);
    reportOnce(release, kind, error.message);
    if (kind !== 'error') trackModuleFailure(api, module, version, kind);
  };
