import type { PageView, PinnedRelease } from '@guide/contracts/api';
import { messageId } from './messageId';

/** A page view as it is sent (TRACK-01, ENT-24). */
export const pageView = (path: string, release?: Pick<PinnedRelease, 'module' | 'version'>): PageView => ({
  id: messageId(),
  path,
  referrer: document.referrer.slice(0, 2048),
  userAgent: navigator.userAgent.slice(0, 1024),
  cookies: navigator.cookieEnabled,
  ...(navigator.maxTouchPoints > 1 && { touch: true }),
  ...(release && { release: `${release.module}@${release.version}` }),
});
