import { errors } from '@playwright/test';

/** The result of trying a part of a release. */
export interface Outcome {
  /** The part: a screen as `module/Screen`, or the embed kit. */
  part: string;
  /** What is wrong, in sentences. */
  faults: string[];
  /** Set when a time limit passed before it was known: the rest of a sentence that begins with the part. */
  late?: string;
}

/**
 * The messages when a time limit has passed: of the shell's loader, the federation runtime, the bundler's chunks, and the
 * gateway of its renderers, of which `is paused` follows.
 */
const TIME_LIMIT =
  /took too long to load|\bis late$|Loading chunk .* failed\.\s*\(timeout|timed out|did not (?:answer|react|evaluate the bundle)|waited \d+ ms for a processor|is paused: its renderer/;

/** Whether an error only means that something was slow; on a busy machine that is no fault of the release. */
export const isTimeLimit = (error: unknown): boolean =>
  error instanceof errors.TimeoutError ||
  TIME_LIMIT.test(error instanceof Error ? error.message : String(error));
