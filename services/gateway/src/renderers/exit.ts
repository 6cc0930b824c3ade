import type { ChildProcess } from 'node:child_process';

const MAX_STDERR_LENGTH = 16_384;
/** Only the system or an operator sends these signals; a release cannot. */
const FOREIGN_SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

export interface Exit {
  /** Completes the sentence "The renderer …". */
  reason: string;
  /** Whether the release is to blame. */
  isFault: boolean;
}

/** Kills a renderer. The first reason counts. */
export type Kill = (reason: string, isFault?: boolean) => void;

/** Learns why a renderer exits: the gateway killed it, the system did, or its code ended it. */
export function watchExit(child: ChildProcess) {
  const stderr = collectLastError(child);
  let killed: Exit | null = null;
  const kill: Kill = (reason, isFault = true) => {
    killed ??= { reason, isFault };
    child.kill('SIGKILL');
  };
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) =>
      resolve({ reason: `could not be started: ${error.message}`, isFault: false }),
    );
    child.once('exit', (code, signal) => {
      const isFault = signal === null || !FOREIGN_SIGNALS.includes(signal);
      const reason = `ended by itself with ${signal ?? `code ${code}`}${stderr()}`;
      resolve(killed ?? { reason, isFault });
    });
  });
  const isRunning = () => !killed && child.exitCode === null && child.signalCode === null;
  return { kill, exited, isRunning };
}

/** @returns function that gives the line of the standard error output that names the error, if there is one */
function collectLastError(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-MAX_STDERR_LENGTH);
  });
  return () => {
    const line = text
      .split('\n')
      .find((candidate) => /^(FATAL ERROR|\w*Error\b|Uncaught)|heap out of memory/.test(candidate));
    return line ? `: ${line.slice(0, 300)}` : '';
  };
}
