import type { ReportFailure } from '../tracking/reportFailure';
import { releaseOf } from './integrity';

const ADDRESSES = /https?:\/\/[^\s()]+/g;

function firstRelease(text: string) {
  for (const [address] of text.matchAll(ADDRESSES)) {
    const release = releaseOf(address);
    if (release) return release;
  }
  return undefined;
}

/** Reports uncaught errors as failures of the first release in the stack; errors of other scripts are ignored. */
export function reportUncaught(report: ReportFailure): void {
  const attribute = (error: unknown, file = '') => {
    const isError = error instanceof Error;
    const release = firstRelease(`${isError ? error.stack : ''}\n${file}`);
    if (release) report(release, isError ? error : new Error(String(error)), 'error');
  };
  addEventListener('error', ({ error, filename }) => attribute(error, filename), true);
  addEventListener('unhandledrejection', ({ reason }) => attribute(reason), true);
}

const SHARED: [owner: object, ownerName: string, name: string][] = [
  [window, 'window', 'fetch'],
  [history, 'history', 'pushState'],
  [history, 'history', 'replaceState'],
  [navigator, 'navigator', 'sendBeacon'],
];

/** Ignores and reports assignments to shared globals by modules. Other scripts, such as a tag manager, may assign. */
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
