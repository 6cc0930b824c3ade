import type { PageView, PinnedRelease } from '@guide/contracts/api';
import { createMessageId } from './messageId';

/** Creates the page view to send (TRACK-01, ENT-24). */
export const createPageView = (
  path: string,
  release?: Pick<PinnedRelease, 'module' | 'version'>,
): PageView => ({
  id: createMessageId(),
  path,
  referrer: document.referrer.slice(0, 2048),
  userAgent: navigator.userAgent.slice(0, 1024),
  cookies: navigator.cookieEnabled,
  ...(navigator.maxTouchPoints > 1 && { touch: true }),
  ...(release && { release: `${release.module}@${release.version}` }),
});
