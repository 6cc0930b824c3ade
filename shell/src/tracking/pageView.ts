import type { Api, PinnedRelease } from '@guide/contracts/api';
import { deliver } from './delivery';
import { messageId } from './messageId';

/** Sends a page view (TRACK-01, ENT-24). @param release what showed the page */
export function sendPageView(api: Api, path: string, release?: PinnedRelease): void {
  const view = {
    id: messageId(),
    path,
    referrer: document.referrer.slice(0, 2048),
    userAgent: navigator.userAgent.slice(0, 1024),
    cookies: navigator.cookieEnabled,
    ...(release && { release: `${release.module}@${release.version}` }),
  };
  deliver(api, { view });
}
