import type { PinnedRelease } from '@guide/contracts/api';

/** What this page has told already: a release that fails again and again failed on one page. */
const reported = new Set<string>();

/**
 * Logs the failure of a module's release with its version and owner, and tells the gateway, which takes a failing
 * canary back.
 * @param kind whether it could not be loaded or failed while it ran
 */
export function reportFailure(
  { module, version, owner }: PinnedRelease,
  error: Error,
  kind: 'load' | 'render',
): void {
  console.error(`Module ${module} ${version} of ${owner} failed:`, error.message);
  if (reported.has(`${module}@${version}`)) return;
  reported.add(`${module}@${version}`);
  const report = { module, version, kind, message: error.message.slice(0, 300) };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon?.('/api/modules/failures', body);
}
