import type { ReportFailure } from '../tracking/reportFailure';
import { releaseOf } from './integrity';

const ADDRESSES = /https?:\/\/[^\s()]+/g;

/** The first release on a stack of files, or undefined. */
function firstRelease(text: string) {
  for (const [address] of text.matchAll(ADDRESSES)) {
    const release = releaseOf(address);
    if (release) return release;
  }
  return undefined;
}

/**
 * Reports what nobody caught in a module's code, in handlers, timers and promises, as a failure of the release whose
 * file is the first on the stack. What has no module's file on its stack, such as a browser extension's error, is
 * nobody's.
 */
export function reportUncaught(report: ReportFailure): void {
  const attribute = (error: unknown, place = '') => {
    const isError = error instanceof Error;
    const release = firstRelease(`${isError ? error.stack : ''}\n${place}`);
    if (release) report(release, isError ? error : new Error(String(error)), 'error');
  };
  addEventListener('error', ({ error, filename }) => attribute(error, filename), true);
  addEventListener('unhandledrejection', ({ reason }) => attribute(reason), true);
}

/** What shell and modules share, and what a module that replaces it breaks for all of them. */
const SHARED: [owner: object, ownerName: string, name: string][] = [
  [window, 'window', 'fetch'],
  [history, 'history', 'pushState'],
  [history, 'history', 'replaceState'],
  [navigator, 'navigator', 'sendBeacon'],
];

/**
 * Keeps what all modules share as it is: a module's code that assigns to it changes nothing, and is reported as a
 * failure of its release. Others, such as a tag manager, may.
 */
export function protectSharedGlobals(report: ReportFailure): void {
  for (const [owner, ownerName, name] of SHARED) {
    let value: unknown = Reflect.get(owner, name);
    Object.defineProperty(owner, name, {
      configurable: false,
      enumerable: true,
      get: () => value,
      set(next: unknown) {
        const release = firstRelease(new Error().stack ?? '');
        if (release) report(release, new Error(`It assigns to ${ownerName}.${name}`), 'error');
        else value = next;
      },
    });
  }
}
