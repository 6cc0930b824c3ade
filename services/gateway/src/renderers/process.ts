import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Site } from '@guide/contracts/site';
import type { Caller } from './calls';
import { rendererFlags } from './flags';
import { createFrameReader, encodeFrame, RENDERER_FRAMES } from './frames';
import { type Isolation, NO_ISOLATION } from './isolation';
import type { FromRenderer, RenderedScreen, ScreenRequest, ToRenderer } from './messages';
import { ownTimeMs, ownTimeout } from './ownTime';
import { isScreenResult } from './screenResult';

/** How long a renderer may take to start: it is the gateway's own code, on a machine that may be busy. */
const BOOT_TIMEOUT_MS = 10_000;
/** How long a bundle may take to be evaluated, and a page to be rendered. */
export const DEADLINE_MS = 1000;
/** When a late renderer is killed at the latest, even if it had to wait for a processor most of the time. */
const MAX_DEADLINE_MS = 4000;
/** How often a renderer's memory is measured. */
const WATCH_INTERVAL_MS = 250;
/** Its memory, beyond the JavaScript heap, which V8 limits itself. */
export const MAX_RSS_BYTES = 400 * 1024 ** 2;
/** A deadline is not extended by less. */
const MIN_EXTENSION_MS = 50;
const MEMORY_PAGE_BYTES = 4096;
const MAX_STDERR_LENGTH = 16_384;
const MAX_LOG_LINES_PER_SECOND = 20;
/** Each message costs the gateway some microseconds. 80 pages with 24 API calls each are fewer. */
export const MAX_MESSAGES_PER_SECOND = 2000;
/** What the system or an operator ends a process with, and no release can send. */
const FOREIGN_SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];
/** `kill` of a renderer that did nothing wrong. */
const NO_FAULT = false;

export interface RendererOptions {
  /** Path of the renderer's program. */
  program: string;
  /** Code of the shell's server bundle. */
  shell: string;
  site: Site;
  /** Default: the process shares the gateway's network and sees its sockets. */
  isolation?: Isolation;
}

/** Events of a renderer besides its pages. */
interface RendererListener {
  /** A line that the module wrote to the console. */
  onConsole(text: string): void;
  /** The module tried something that renderers do not give. */
  onDenied(what: string): void;
}

/** There is no renderer, and no release is to blame for it. */
export class RendererUnavailable extends Error {
  override readonly name = 'RendererUnavailable';
}

/** Why a renderer has ended. */
interface End {
  /** The rest of a sentence that begins with "The renderer". */
  reason: string;
  /** Whether its release is to blame. */
  isFault: boolean;
}

/** One process that renders the screens of one release; see `startRenderer`. */
export type RendererProcess = ReturnType<typeof startRenderer>;

/** A screen from a renderer. */
export interface CheckedScreen extends RenderedScreen {
  /** Whether the module tried something that renderers do not permit. */
  wasDenied: boolean;
}

interface Page {
  caller: Caller;
  resolve(screen: CheckedScreen): void;
  reject(error: Error): void;
  stopTimer(): void;
}

/**
 * Starts a renderer: a process without network, with an empty environment, that can read its program only. It has no
 * release yet. It is killed when it is late, needs too much memory, or sends wrong or too many messages.
 */
export function startRenderer({ program, shell, site, isolation = NO_ISOLATION }: RendererOptions) {
  const [file, ...args] = [...isolation.command, process.execPath, ...rendererFlags(program), program];
  const child = spawn(file!, args, {
    env: isolation.env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const channel = child.stdio[3] as Socket;
  const pages = new Map<number, Page>();
  let listener: RendererListener | null = null;
  let lastPage = 0;
  let killedBecause: End | null = null;
  let pendingStep: { resolve(): void; reject(error: Error): void } | null = null;
  let lines = 0;
  let messages = 0;
  /** Whether something was denied since the last page. */
  let wasDenied = false;

  const send = (message: ToRenderer, body?: Uint8Array) => {
    if (channel.writable) channel.write(encodeFrame(message, body));
  };
  /** Ends the process at once; the first reason counts. */
  const kill = (reason: string, isFault = true) => {
    killedBecause ??= { reason, isFault };
    child.kill('SIGKILL');
  };

  const stderr = lastError(child);
  const ended = new Promise<End>((resolve) => {
    child.once('error', (error) =>
      resolve({ reason: `could not be started: ${error.message}`, isFault: false }),
    );
    child.once('exit', (code, signal) => {
      const isFault = signal === null || !FOREIGN_SIGNALS.includes(signal);
      const reason = `ended by itself with ${signal ?? `code ${code}`}${stderr()}`;
      resolve(killedBecause ?? { reason, isFault });
    });
  });
  void ended.then(({ reason, isFault }) => {
    clearInterval(watch);
    const error = new (isFault ? Error : RendererUnavailable)(`The renderer ${reason}`);
    pendingStep?.reject(error);
    for (const { stopTimer, reject } of pages.values()) {
      stopTimer();
      reject(error);
    }
    pages.clear();
  });

  /**
   * Kills the renderer when it is late. Pauses of the gateway do not count, nor does the renderer's wait for a
   * processor: such a page is given up after `ms`, and the renderer is killed when it has had its time.
   */
  function startDeadline(ms: number, late: string, giveUp: (error: Error) => void = () => {}): () => void {
    const began = ownTimeMs();
    const waitedBefore = processorWaitMs(child.pid);
    let stop = ownTimeout(ms, check);
    function check() {
      const waited = processorWaitMs(child.pid) - waitedBefore;
      const elapsed = ownTimeMs() - began;
      const left = ms - (elapsed - waited);
      if (left <= MIN_EXTENSION_MS) return kill(late);
      const waitedText = `waited ${Math.round(waited)} ms for a processor`;
      if (elapsed >= MAX_DEADLINE_MS) return kill(`${late}, though it ${waitedText}`, NO_FAULT);
      giveUp(new RendererUnavailable(`The renderer ${waitedText}`));
      stop = ownTimeout(Math.min(left, MAX_DEADLINE_MS - elapsed), check);
    }
    return () => stop();
  }

  /** Waits for the one message that answers `boot` or `load`. */
  async function step(message: ToRenderer, body: Uint8Array, stopTimer: () => void): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      pendingStep = { resolve, reject };
      send(message, body);
    }).finally(() => {
      stopTimer();
      pendingStep = null;
    });
  }

  /** Removes a page that is finished. */
  function finish(id: number): Page | undefined {
    const page = pages.get(id);
    pages.delete(id);
    page?.stopTimer();
    return page;
  }

  async function call(id: number, number: number, method: string, url: string): Promise<void> {
    try {
      const caller = pages.get(id)?.caller;
      if (!caller) throw new Error('The page has ended');
      const { body, ...answer } = await caller(String(method), String(url));
      send({ type: 'answer', call: number, ...answer }, body);
    } catch (error) {
      send({ type: 'unanswered', call: number, message: (error as Error).message });
    }
  }

  function receive(message: FromRenderer, body: Buffer): void {
    messages += 1;
    if (messages > MAX_MESSAGES_PER_SECOND)
      throw new Error(`more than ${MAX_MESSAGES_PER_SECOND} messages within a second`);
    switch (message.type) {
      case 'ready':
      case 'loaded':
        pendingStep?.resolve();
        return;
      case 'refused':
        pendingStep?.reject(new Error(String(message.message)));
        return;
      case 'page': {
        const { type, id, htmlBytes, ...answer } = message;
        const html = body.subarray(0, htmlBytes);
        const queries = body.subarray(htmlBytes);
        if (!isScreenResult(answer) || queries.includes('<')) throw new Error('a page of the wrong shape');
        const page = finish(id);
        if (!page) throw new Error('a page that nobody requested');
        page.resolve({ ...answer, html, queries, wasDenied });
        wasDenied = false;
        return;
      }
      case 'failed':
        finish(message.id)?.reject(new Error(String(message.message)));
        return;
      case 'call':
        void call(message.id, message.call, message.method, message.url);
        return;
      case 'console':
      case 'denied':
        wasDenied ||= message.type === 'denied';
        lines += 1;
        if (lines > MAX_LOG_LINES_PER_SECOND) return;
        if (message.type === 'console') listener?.onConsole(String(message.text));
        else listener?.onDenied(String(message.what));
    }
  }

  const read = createFrameReader(RENDERER_FRAMES, (header, body) => receive(header as FromRenderer, body));
  channel.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      channel.destroy();
      kill(`sent what is no message: ${(error as Error).message}`);
    }
  });
  // `exit` follows.
  channel.on('error', () => {});

  let ticks = 0;
  const watch = setInterval(() => {
    ticks += 1;
    if ((ticks * WATCH_INTERVAL_MS) % 1000 === 0) [lines, messages] = [0, 0];
    const bytes = residentBytes(child.pid);
    if (bytes > MAX_RSS_BYTES) kill(`needed ${Math.round(bytes / 1024 ** 2)} MB of memory`);
  }, WATCH_INTERVAL_MS);
  watch.unref();

  const stopBoot = ownTimeout(BOOT_TIMEOUT_MS, () => kill('did not start in time', NO_FAULT));
  const booted = step({ type: 'boot', site }, Buffer.from(shell), stopBoot).catch((error) => {
    throw new RendererUnavailable(error.message);
  });
  booted.catch(() => {});

  return {
    pid: child.pid,
    booted,
    ended,
    kill,
    /** It must have booted. @throws when the bundle's code fails or takes longer than a second of its own */
    async load(code: string, filename: string, listens: RendererListener | null = null): Promise<void> {
      listener = listens;
      const late = `did not evaluate the bundle within ${DEADLINE_MS} ms`;
      await step({ type: 'load', filename }, Buffer.from(code), startDeadline(DEADLINE_MS, late));
    },
    /** @throws when the screen's code fails or the process ends, at the latest after `DEADLINE_MS` */
    render(page: ScreenRequest, caller: Caller): Promise<CheckedScreen> {
      if (killedBecause || child.exitCode !== null || child.signalCode !== null)
        return Promise.reject(new RendererUnavailable('The renderer has ended'));
      lastPage += 1;
      const id = lastPage;
      return new Promise((resolve, reject) => {
        const stopTimer = startDeadline(DEADLINE_MS, `did not answer within ${DEADLINE_MS} ms`, reject);
        pages.set(id, { caller, resolve, reject, stopTimer });
        send({ type: 'page', id, ...page });
      });
    },
  };
}

/** The error that a process wrote to stderr, as the end of a sentence. */
function lastError(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-MAX_STDERR_LENGTH);
  });
  return () => {
    const line = text
      .split('\n')
      .find((one) => /^(FATAL ERROR|\w*Error\b|Uncaught)|heap out of memory/.test(one));
    return line ? `: ${line.slice(0, 300)}` : '';
  };
}

/**
 * The second figure of a file of /proc/<pid>, on Linux; 0 elsewhere. Read synchronously: the
 * kernel answers from memory, in a twentieth of the time that an asynchronous read costs.
 */
function processFigure(pid: number | undefined, file: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/${file}`, 'utf8').split(' ')[1] ?? 0);
  } catch {
    return 0;
  }
}

/** How long a process has been ready to run without a processor. */
const processorWaitMs = (pid: number | undefined) => processFigure(pid, 'schedstat') / 1e6;

/** Memory of a process that is in use. */
const residentBytes = (pid: number | undefined) => processFigure(pid, 'statm') * MEMORY_PAGE_BYTES;
