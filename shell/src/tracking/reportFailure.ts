import type { Api, PinnedRelease } from '@guide/contracts/api';
import { isCounted } from '../settings/statistics';
import { isFromTranslation } from '../translation';
import { sendEvent } from './events';
import { reportOnce } from './outcomes';

/** File, line and column of the first frame of a stack, which the gateway looks up in the release's source maps. */
const FRAME = /[\w@+.-]+\.js[^\s:)]*:\d+:\d+/;

/** Reports the failure of a module's release: it could not be loaded, failed while it rendered, or after. */
export type ReportFailure = (release: PinnedRelease, error: Error, kind: 'load' | 'render' | 'error') => void;

/**
 * Logs a failure with the release's version and owner, reports it to the gateway, and has it counted for the live
 * insights; of a visitor who is not counted it is not (D-35). Errors of the browser's translation are only logged.
 */
export const reportFailure =
  (api: Api): ReportFailure =>
  (release, error, kind) => {
    const { module, version, owner } = release;
    console.error(`Module ${module} ${version} of ${owner} failed:`, error.message);
    if (isFromTranslation(error)) return;
    const [frame] = FRAME.exec(error.stack ?? '') ?? [];
    reportOnce(release, kind, frame ? `${error.message.slice(0, 200)} (${frame})` : error.message);
    if (kind === 'error' || !isCounted()) return;
    sendEvent(api, {
      name: 'module_failure',
      category: 'modules',
      properties: JSON.stringify({ module, version, kind }),
      label: module,
    });
  };
