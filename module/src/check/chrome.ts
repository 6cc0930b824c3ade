/** Shows the parts of a build in a browser without a window. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Fetch } from '@guide/contracts/api';
import type { Failure, Part } from './part';

/** A browser on a busy machine needs this long until its first request. */
const START_LIMIT_MS = 60_000;

const HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><body><script src="/page.js"></script></body>';
/** As in a guide, pages run no texts as scripts. */
const HEADERS = { 'content-security-policy': "script-src 'self'; object-src 'none'; base-uri 'none'" };
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const isPosix = process.platform !== 'win32';

interface Build {
  container: string;
  entry: string;
  /** With the files for browsers. */
  folder: string;
  /** File of the compiled `page.tsx`. */
  page: string;
}

/**
 * Shows each part in a headless Chrome or Edge.
 * @param executable - the browser's file @param fetchOf - the API of a part by its name @param limitMs - for each part
 * @returns the parts that it cannot show @throws {Error} if the browser does not start
 */
export async function showInChrome(
  executable: string,
  build: Build,
  parts: Part[],
  fetchOf: (name: string) => Fetch,
  limitMs: number,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let left = parts;
  while (left.length > 0) {
    const { shown, failed, hung } = await showUntilHung(executable, build, left, fetchOf, limitMs);
    failures.push(...failed);
    const text = `it is not ready after ${limitMs / 1000} s.\n`;
    if (hung) failures.push({ name: hung, where: 'browser', text });
    left = left.filter(({ name }) => name !== hung && !shown.includes(name));
  }
  return failures;
}

interface Run {
  shown: string[];
  failed: Failure[];
  /** The part after which the page sent nothing more. */
  hung?: string;
}

/** Opens one page for all parts; it ends early where a part blocks it. */
async function showUntilHung(
  executable: string,
  build: Build,
  parts: Part[],
  fetchOf: (name: string) => Fetch,
  limitMs: number,
): Promise<Run> {
  const run: Run = { shown: [], failed: [] };
  const queue = [...parts];
  const ended = createEnd(START_LIMIT_MS, () => new Error(`no page within ${START_LIMIT_MS / 1000} s`));
  const markHung = (name: string): undefined => {
    run.hung = name;
  };
  const next = (): Part | undefined => {
    const part = queue.shift();
    if (part) ended.within(limitMs, () => markHung(part.name));
    else ended.now();
    return part;
  };
  const server = http.createServer((request, response) => {
    respond(request, build, { next, fetchOf, run }).then(
      ({ status = 200, type = 'application/json', body }) =>
        response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = await startBrowser(executable, `http://127.0.0.1:${port}/show`, ended.now);
  try {
    await ended.promise;
    return run;
  } finally {
    await stop();
    server.closeAllConnections();
    server.close();
  }
}

/** A promise that ends at a call, or after a limit that each call of `within` sets anew. */
function createEnd(limitMs: number, late: () => Error | undefined) {
  let timer: NodeJS.Timeout;
  let now = (_error?: Error) => {};
  const promise = new Promise<void>((resolve, reject) => {
    now = (error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
  });
  const within = (ms: number, onLate: () => Error | undefined) => {
    clearTimeout(timer);
    timer = setTimeout(() => now(onLate()), ms);
  };
  within(limitMs, late);
  return { promise, now, within };
}

/** @param onExit - learns why it ended by itself @returns stops it and removes its profile */
async function startBrowser(executable: string, url: string, onExit: (error: Error) => void) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'guide-check-'));
  // Chrome closes itself when the pipes of its debugger close, so it does not outlive a check that is stopped.
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;
  const browser = spawn(executable, argumentsOf(profile, url), { stdio: [...stdio], detached: isPosix });
  for (const pipe of browser.stdio) pipe?.on('error', () => {});
  const exited = new Promise<void>((resolve) => {
    const end = (error: Error) => {
      onExit(error);
      resolve();
    };
    browser.once('exit', (code, signal) => end(new Error(`it exited with ${code ?? signal}`)));
    browser.once('error', end);
  });
  return async () => {
    // A page that never returns does not notice the end of the browser, but is in its process group.
    const { pid, exitCode, signalCode } = browser;
    if (isPosix && pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
    else browser.kill('SIGKILL');
    await exited;
    // Its processes may still write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}

const argumentsOf = (profile: string, url: string) => [
  '--headless=new',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--no-first-run',
  '--no-default-browser-check',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  // Chrome refuses to sandbox pages for root, as in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  url,
];

interface Page {
  next(): Part | undefined;
  fetchOf: (name: string) => Fetch;
  run: Run;
}

/** Responds to the page: itself, the build's files, the API, and the parts to show. */
async function respond(
  request: http.IncomingMessage,
  { container, entry, folder, page }: Build,
  { next, fetchOf, run }: Page,
): Promise<{ status?: number; type?: string; body?: string | Buffer }> {
  const { pathname, searchParams } = new URL(String(request.url), 'http://127.0.0.1');
  const name = searchParams.get('part') ?? '';
  switch (pathname) {
    case '/show':
      return { type: 'text/html', body: HTML };
    case '/page.js':
      return { type: 'text/javascript', body: await readFile(page) };
    case '/build':
      return { body: JSON.stringify({ container, entry }) };
    case '/next': {
      const part = next();
      return part ? { body: JSON.stringify(part) } : { status: 204 };
    }
    case '/shown': {
      const failure = await text(request);
      run.shown.push(name);
      if (failure) run.failed.push({ name, where: 'browser', text: failure });
      return { status: 204 };
    }
    case '/fetch': {
      const { method = 'GET' } = request;
      const response = await fetchOf(name)(String(searchParams.get('address')), { method });
      return { status: response.status, body: await response.text() };
    }
  }
  // The build has no folders, so a path cannot leave it.
  const file = path.basename(pathname);
  const body = await readFile(path.join(folder, file)).catch(() => undefined);
  return { status: body ? 200 : 404, type: TYPES[path.extname(file)] ?? 'application/octet-stream', body };
}
