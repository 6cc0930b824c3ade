import type { Screen } from '@guide/contracts/module';
import type { ComponentType } from 'react';

/** Gets screens and widgets of modules. */
export interface Loader {
  /** The same promise until `resetFailures`. Rejects with a `LoadError` when no release has it in time. */
  screen(module: string, name: string): Promise<Screen>;
  widget(module: string, name: string): Promise<ComponentType<Record<string, unknown>>>;
  /** For a retry: the next call reads the registry and tries every release again. */
  resetFailures(module: string): void;
  /** The release failed while rendering: the next call for this part loads another release. */
  markFailed(module: string, name: string, error: Error): void;
  /** The loaded page of this module was slow. */
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

/** The server's loader: it has the screen of this page only. */
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
