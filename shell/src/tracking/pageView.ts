import type { PageView, PinnedRelease } from '@guide/contracts/api';
import { pageLanguage } from '../navigation/address';
import { createMessageId } from './messageId';

/** The campaign in the page's address. No other parameter is sent. */
const campaignIn = (search: string) =>
  search
    .match(/\butm_(source|medium|campaign)=[^&]*/g)
    ?.join('&')
    .slice(0, 600);

/**
 * Creates the page view to send (TRACK-01, ENT-24).
 * @param isFirst - whether this document has sent no view before. Without a cookie, further views belong to the visitor
 *   of an earlier one: the browser drops cookies (D-62)
 */
export const createPageView = (
  path: string,
  release: Pick<PinnedRelease, 'module' | 'version'> | undefined,
  isFirst: boolean,
): PageView => ({
  id: createMessageId(),
  path,
  referrer: document.referrer.slice(0, 2048),
  userAgent: navigator.userAgent.slice(0, 1024),
  cookies: navigator.cookieEnabled && isFirst && !document.referrer.startsWith(`${location.origin}/`),
  ...(navigator.maxTouchPoints > 1 && { touch: true }),
  ...(release && { release: `${release.module}@${release.version}` }),
  ...(isFirst && { campaign: campaignIn(location.search) }),
  language: pageLanguage(),
});
