import type { Api, PinnedRelease } from '@guide/contracts/api';
import { trackModuleFailure } from './moduleFailure';

/** What this page has told already: a release that fails again and again failed on one page. */
const told = new Set<string>();

/** Tells the gateway, once in a page, that a release failed or was slow; it takes such a canary back. */
export function tell(
  { module, version }: PinnedRelease,
  kind: 'load' | 'render' | 'slow',
  message: string,
): void {
  const key = `${module}@${version} ${kind === 'slow' ? 'slow' : 'failed'}`;
  if (told.has(key)) return;
  told.add(key);
  const report = JSON.stringify({ module, version, kind, message: message.slice(0, 300) });
  navigator.sendBeacon?.('/api/modules/failures', new Blob([report], { type: 'application/json' }));
}

/** Takes the failure of a module's release: it could not be loaded, or failed while it ran. */
export type ReportFailure = (release: PinnedRelease, error: Error, kind: 'load' | 'render') => void;

/** Logs a failure with the release's version and owner, tells the gateway, and has it counted. */
export const reportFailure =
  (api: Api): ReportFailure =>
  (release, error, kind) => {
    const { module, version, owner } = release;
    console.error(`Module ${module} ${version} of ${owner} failed:`, error.message);
    tell(release, kind, error.message);
    trackModuleFailure(api, module, version, kind);
  };
