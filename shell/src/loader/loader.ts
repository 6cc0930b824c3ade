import type { Screen } from '@guide/contracts/module';
import type { ComponentType } from 'react';

/** Gets screens and widgets from modules. The browser's loads releases, the server's has them already. */
export interface Loader {
  /**
   * The same promise until `resetFailures`; once fulfilled, `use()` reads it without suspending.
   * Rejects with a `LoadError` when no release gives it in time.
   */
  screen(module: string, name: string): Promise<Screen>;
  widget(module: string, name: string): Promise<ComponentType<Record<string, unknown>>>;
  /** The retry of a boundary: the next call reads the registry and tries every release again. */
  resetFailures(module: string): void;
  /** The release in use failed while rendering this screen or widget: the next call for it loads another one. */
  markFailed(module: string, name: string, error: Error): void;
  /** The page that this module's screen was loaded with was slow. */
  markSlow(module: string, message: string): void;
}

/** No release gave a screen or widget in time. */
export class LoadError extends Error {
  override name = 'LoadError';
  /** Fulfils if it arrives after all. */
  readonly later: Promise<unknown>;

  constructor({ message, cause }: Error, later: Promise<unknown>) {
    super(message, { cause });
    this.later = later;
  }
}

/** Marks a promise the way React's `use()` reads without suspending. */
export function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** The server's loader: the one screen of this page. Anything else is left to the browser. */
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
