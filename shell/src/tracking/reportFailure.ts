import type { Api, PinnedRelease } from '@guide/contracts/api';
import { trackModuleFailure } from './moduleFailure';

/** What this page has reported: a release that fails repeatedly counts as one failed page. */
const reported = new Set<string>();

/** Reports to the gateway, once per page, that a release failed or was slow; the gateway halts such canaries. */
export function reportOnce(
  { module, version }: PinnedRelease,
  kind: 'load' | 'render' | 'slow',
  message: string,
): void {
  const key = `${module}@${version} ${kind === 'slow' ? 'slow' : 'failed'}`;
  if (reported.has(key)) return;
  reported.add(key);
  const report = JSON.stringify({ module, version, kind, message: message.slice(0, 300) });
  navigator.sendBeacon?.('/api/modules/failures', new Blob([report], { type: 'application/json' }));
}

/** Takes the failure of a module's release: it could not be loaded, or failed while it ran. */
export type ReportFailure = (release: PinnedRelease, error: Error, kind: 'load' | 'render') => void;

/** Logs a failure with the release's version and owner, reports it to the gateway, and has it counted. */
export const reportFailure =
  (api: Api): ReportFailure =>
  (release, error, kind) => {
    const { module, version, owner } = release;
    console.error(`Module ${module} ${version} of ${owner} failed:`, error.message);
    reportOnce(release, kind, error.message);
    trackModuleFailure(api, module, version, kind);
  };
