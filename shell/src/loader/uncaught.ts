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

/** Reports uncaught errors as failures of the first release on the stack; errors of other scripts are not reported. */
export function reportUncaught(report: ReportFailure): void {
  const attribute = (error: unknown, file = '') => {
    const isError = error instanceof Error;
    const release = firstRelease(`${isError ? error.stack : ''}\n${file}`);
    if (release) report(release, isError ? error : new Error(String(error)), 'error');
  };
  addEventListener('error', ({ error, filename }) => attribute(error, filename), true);
  addEventListener('unhandledrejection', ({ reason }) => attribute(reason), true);
}

/** Globals that all modules share. */
const SHARED: [owner: object, ownerName: string, name: string][] = [
  [window, 'window', 'fetch'],
  [history, 'history', 'pushState'],
  [history, 'history', 'replaceState'],
  [navigator, 'navigator', 'sendBeacon'],
];

/** Ignores and reports assignments to shared globals by modules; other scripts, such as a tag manager, may assign. */
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
