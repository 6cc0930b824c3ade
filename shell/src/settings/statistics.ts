import { readCookie, writeCookie } from './cookie';

/** off: the visitor opted out; refused: the browser sends an opt-out signal. */
export type StatisticsState = 'counted' | 'off' | 'refused';

const COOKIE = 'statistics';

/** Global Privacy Control and Do Not Track take precedence (D-35). */
export function statisticsState(): StatisticsState {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1') return 'refused';
  return readCookie(COOKIE) === 'off' ? 'off' : 'counted';
}

export const isCounted = (): boolean => statisticsState() === 'counted';

/** Opts the visitor out of statistics or in again; the gateway and the analytics service read this cookie. */
export const chooseStatistics = (on: boolean): void => writeCookie(COOKIE, on ? null : 'off');
