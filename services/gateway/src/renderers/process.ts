import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Site } from '@guide/contracts/site';
import { processorUseMs, processorWaitMs, residentBytes } from '@guide/service-kit';
import type { Caller } from './calls';
import { rendererFlags } from './flags';
import { createFrameReader, encodeFrame, RENDERER_FRAMES } from './frames';
import { type Isolation, NO_ISOLATION } from './isolation';
import type { FromRenderer, RenderedScreen, ScreenRequest, ToRenderer } from './messages';
import { runningTimeMs, setRunningTimeout } from './runningTime';
import { isScreenResult } from './screenResult';

const BOOT_TIMEOUT_MS = 10_000;
/** Deadline for evaluating a bundle and for rendering a page, without the time spent waiting for a processor. */
const DEADLINE_MS = 1000;
/** A late renderer is killed this long after its deadline even if it mostly waited for a processor. */
const MAX_PROCESSOR_WAIT_MS = 15_000;
const WATCH_INTERVAL_MS = 250;
/** Memory of the process; V8 itself limits the JavaScript heap. */
export const MAX_RSS_BYTES = 400 * 1024 ** 2;
const MIN_EXTENSION_MS = 50;
const MAX_STDERR_LENGTH = 16_384;
const MAX_LOG_LINES_PER_SECOND = 20;
/** Limit for one renderer; 80 pages with 24 API calls each send fewer messages. */
export const MAX_MESSAGES_PER_SECOND = 2000;
/** Only the system or an operator sends these signals; a release cannot. */
const FOREIGN_SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];
const NO_FAULT = false;

export interface RendererOptions {
  program: string;
  shell: string;
  site: Site;
  isolation?: Isolation;
}

interface RendererListener {
  onConsole(text: string): void;
  onForbiddenAccess(what: string): void;
}

/** No renderer is available, through no fault of the release. */
export class RendererUnavailable extends Error {
  override readonly name = 'RendererUnavailable';
}

/** The machine is too busy to render a page. Another release would be late, too. */
export class RendererBusy extends RendererUnavailable {}

interface Exit {
  /** Completes the sentence "The renderer …". */
  reason: string;
  isFault: boolean;
}

export type RendererProcess = ReturnType<typeof startRenderer>;

export interface CheckedScreen extends RenderedScreen {
  triedForbiddenAccess: boolean;
}

interface Page {
  caller: Caller;
  resolve(screen: CheckedScreen): void;
  reject(error: Error): void;
  stopTimer(): void;
}

/** Starts a renderer: a process without network and environment that can read only its program. */
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
  let killedBecause: Exit | null = null;
  let pendingStep: { resolve(): void; reject(error: Error): void } | null = null;
  let lines = 0;
  let messages = 0;
  let triedForbiddenAccess = false;

  const send = (message: ToRenderer, body?: Uint8Array) => {
    if (channel.writable) channel.write(encodeFrame(message, body));
  };
  const kill = (reason: string, isFault = true) => {
    killedBecause ??= { reason, isFault };
    child.kill('SIGKILL');
  };

  const stderr = lastError(child);
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) =>
      resolve({ reason: `could not be started: ${error.message}`, isFault: false }),
    );
    child.once('exit', (code, signal) => {
      const isFault = signal === null || !FOREIGN_SIGNALS.includes(signal);
      const reason = `ended by itself with ${signal ?? `code ${code}`}${stderr()}`;
      resolve(killedBecause ?? { reason, isFault });
    });
  });
  void exited.then(({ reason, isFault }) => {
    clearInterval(watch);
    const error = new (isFault ? Error : RendererUnavailable)(`The renderer ${reason}`);
    pendingStep?.reject(error);
    for (const { stopTimer, reject } of pages.values()) {
      stopTimer();
      reject(error);
    }
    pages.clear();
  });

  /** Kills a renderer that is late although it could run. While it waits for a processor, its deadline moves. */
  function startDeadline(ms: number, lateReason: string, isFault = true): () => void {
    const [startedAt, startedRunning] = [performance.now(), runningTimeMs()];
    const [waitedBefore, usedBefore] = [processorWaitMs(child.pid), processorUseMs(child.pid)];
    let stop = setRunningTimeout(ms, check);
    function check() {
      const waited = processorWaitMs(child.pid) - waitedBefore;
      const used = processorUseMs(child.pid) - usedBefore;
      const remaining = ms - Math.max(used, runningTimeMs() - startedRunning - waited);
      if (remaining <= MIN_EXTENSION_MS) return kill(lateReason, isFault);
      if (performance.now() - startedAt >= ms + MAX_PROCESSOR_WAIT_MS)
        return kill(`${lateReason}, though it waited ${Math.round(waited)} ms for a processor`, NO_FAULT);
      stop = setRunningTimeout(remaining, check);
    }
    return () => stop();
  }

  async function step(message: ToRenderer, body: Uint8Array, stopTimer: () => void): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      pendingStep = { resolve, reject };
      send(message, body);
    }).finally(() => {
      stopTimer();
      pendingStep = null;
    });
  }

  function finish(id: number): Page | undefined {
    const page = pages.get(id);
    pages.delete(id);
    page?.stopTimer();
    return page;
  }

  async function call(id: number, number: number, method: string, url: string): Promise<void> {
    try {
      const caller = pages.get(id)?.caller;
      if (!caller) throw new Error('The page is finished');
      const { body, ...response } = await caller(String(method), String(url));
      send({ type: 'answer', call: number, ...response }, body);
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
        const { type, id, htmlBytes, ...result } = message;
        const html = body.subarray(0, htmlBytes);
        const queries = body.subarray(htmlBytes);
        if (!isScreenResult(result) || queries.includes('<')) throw new Error('a page of the wrong shape');
        const page = finish(id);
        if (!page) throw new Error('a page that nobody requested');
        page.resolve({ ...result, html, queries, triedForbiddenAccess });
        triedForbiddenAccess = false;
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
        triedForbiddenAccess ||= message.type === 'denied';
        lines += 1;
        if (lines > MAX_LOG_LINES_PER_SECOND) return;
        if (message.type === 'console') listener?.onConsole(String(message.text));
        else listener?.onForbiddenAccess(String(message.what));
    }
  }

  const read = createFrameReader(RENDERER_FRAMES, (header, body) => receive(header as FromRenderer, body));
  channel.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      channel.destroy();
      kill(`sent an invalid message: ${(error as Error).message}`);
    }
  });
  channel.on('error', () => {});

  let ticks = 0;
  const watch = setInterval(() => {
    ticks += 1;
    if ((ticks * WATCH_INTERVAL_MS) % 1000 === 0) [lines, messages] = [0, 0];
    const bytes = residentBytes(child.pid);
    if (bytes > MAX_RSS_BYTES) kill(`needed ${Math.round(bytes / 1024 ** 2)} MB of memory`);
  }, WATCH_INTERVAL_MS);
  watch.unref();

  const stopBoot = startDeadline(BOOT_TIMEOUT_MS, 'did not start in time', NO_FAULT);
  const booted = step({ type: 'boot', site }, Buffer.from(shell), stopBoot).catch((error) => {
    throw new RendererUnavailable(error.message);
  });
  booted.catch(() => {});

  return {
    pid: child.pid,
    booted,
    exited,
    kill,
    /** @throws if the code fails or takes longer than a second */
    async load(code: string, filename: string, listens: RendererListener | null = null): Promise<void> {
      listener = listens;
      lines = 0;
      const lateReason = `did not evaluate the bundle within ${DEADLINE_MS} ms`;
      await step({ type: 'load', filename }, Buffer.from(code), startDeadline(DEADLINE_MS, lateReason));
    },
    /** @throws if the screen's code fails or the process exits */
    render(page: ScreenRequest, caller: Caller): Promise<CheckedScreen> {
      if (killedBecause || child.exitCode !== null || child.signalCode !== null)
        return Promise.reject(new RendererUnavailable('The renderer has exited'));
      lastPage += 1;
      const id = lastPage;
      return new Promise((resolve, reject) => {
        const stopTimer = startDeadline(DEADLINE_MS, `did not answer within ${DEADLINE_MS} ms`);
        pages.set(id, { caller, resolve, reject, stopTimer });
        send({ type: 'page', id, ...page });
      });
    },
  };
}

function lastError(child: ChildProcess): () => string {
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
