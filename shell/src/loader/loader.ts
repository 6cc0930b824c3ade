import type { Screen } from '@guide/contracts/module';
import type { ComponentType } from 'react';

export interface Loader {
  /** Returns the same promise until `resetFailures`. Rejects with a `LoadError` if no release provides it in time. */
  screen(module: string, name: string): Promise<Screen>;
  widget(module: string, name: string): Promise<ComponentType<Record<string, unknown>>>;
  /** Before a retry: the next call reads the registry and tries every release again. */
  resetFailures(module: string): void;
  /** Reports a render failure: the next call for this part loads another release. */
  markFailed(module: string, name: string, error: Error): void;
  markSlow(module: string, message: string): void;
}

export class LoadError extends Error {
  override name = 'LoadError';
  readonly later: Promise<unknown>;

  constructor({ message, cause }: Error, later: Promise<unknown>) {
    super(message, { cause });
    this.later = later;
  }
}

/** A promise that React's `use()` reads without suspending. */
export function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** The server's loader, which only has the page's screen. */
export function serverLoader(screen: Screen | null): Loader {
  const never = new Promise<never>(() => {});
  const page = screen ? fulfilled(screen) : never;
  return {
    screen: () => page,
    widget: () => never,
    resetFailures: () => {},
    markFailed: () => {},
    markSlow: () => {},
  };
}
