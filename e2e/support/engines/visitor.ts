import { setTimeout as pause } from 'node:timers/promises';

/** A visitor in one browser engine: the operations that all engines can automate. Selectors are CSS. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** Presses the first visible element with this text, and waits for it before. */
  press(selector: string, text?: string): Promise<void>;
  /** Presses a field and types into it. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key in the focused element. */
  key(name: 'Enter' | 'Escape'): Promise<void>;
  /** Text of the first visible element as it is shown; undefined if there is none. */
  text(selector: string): Promise<string | undefined>;
  /** The result of an expression in the page; promises are awaited. */
  evaluate<T>(expression: string): Promise<T>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors in the console since the last call, with uncaught exceptions. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

const PAUSE_MS = 100;
const MAX_TRIES = 300;

/** Repeats an attempt until it returns a value. @throws the last failure, or `what` without one */
export async function until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  let failure: unknown;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      const value = await attempt();
      if (value !== undefined) return value;
    } catch (error) {
      failure = error;
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`Waited in vain for ${what}`, { cause: failure });
}
