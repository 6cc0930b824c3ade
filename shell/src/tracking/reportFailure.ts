import type { Api, PinnedRelease } from '@guide/contracts/api';
import { isCounted } from '../settings/statistics';
import { isFromTranslation } from '../translation';
import { sendEvent } from './events';
import { reportOnce, unlessLeft } from './outcomes';

const FRAME = /[\w@+.-]+\.js[^\s:)]*:\d+:\d+/;

export type ReportFailure = (release: PinnedRelease, error: Error, kind: 'load' | 'render' | 'error') => void;

/** Logs a release's failure, reports it to the gateway and counts it (D-35). Translation errors are only logged. */
export const reportFailure =
  (api: Api): ReportFailure =>
  (release, error, kind) => {
    const { module, version, owner } = release;
    console.error(`Module ${module} ${version} of ${owner} failed:`, error.message);
    if (isFromTranslation(error)) return;
    const [frame] = FRAME.exec(error.stack ?? '') ?? [];
    const send = () => {
      reportOnce(release, kind, frame ? `${error.message.slice(0, 200)} (${frame})` : error.message);
      if (kind === 'error' || !isCounted()) return;
      sendEvent(api, {
        name: 'module_failure',
        category: 'modules',
        properties: JSON.stringify({ module, version, kind }),
        label: module,
      });
    };
    if (kind === 'load') unlessLeft(send);
    else send();
  };
