/** The program that renders one release. It talks to the gateway over file descriptor 3. */
import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Fetch } from '@guide/contracts/api';
import type { ModuleExports, ShellBundle } from '@guide/contracts/module';
import { languageOf, type Site } from '@guide/contracts/site';
import { bareResponse } from '../../backends/bareResponse';
import { createCatalogues } from '../../texts';
import { compileBundle, packages } from '../bundle';
import { createFrameReader, encodeFrame, GATEWAY_FRAMES } from '../frames';
import { createKeptBodies } from '../keptBodies';
import type { FromRenderer, ScreenRequest, ToRenderer } from '../messages';
import { lockdown } from './lockdown';
import { renderScreen } from './renderScreen';

const MAX_TEXT_LENGTH = 2000;

const MAX_LINES_PER_SECOND = 20;

const STDERR_FD = 2;

const now = performance.now.bind(performance);

/** `process.exit` would call a method that `lockdown` closes. */
const exit: (code: number) => never = Reflect.get(process, 'reallyExit').bind(process);

const channel = new Socket({ fd: 3 });
const send = (message: FromRenderer, body?: Uint8Array) => channel.write(encodeFrame(message, body));

const textOfBody = createKeptBodies();
let shell: ShellBundle;
let sites: Site[] = [];
const catalogues = createCatalogues();
let module: ModuleExports;
let lastCall = 0;
let lines = 0;
let lineSecond = 0;
const calls = new Map<number, { resolve(response: Response): void; reject(error: Error): void }>();

const fetchFor =
  (id: number): Fetch =>
  (url, init) => {
    lastCall += 1;
    const call = lastCall;
    return new Promise<Response>((resolve, reject) => {
      calls.set(call, { resolve, reject });
      send({ type: 'call', id, call, method: init?.method ?? 'GET', url });
    });
  };

function settle(call: number, settleCall: (waiting: NonNullable<ReturnType<typeof calls.get>>) => void) {
  const waiting = calls.get(call);
  calls.delete(call);
  if (waiting) settleCall(waiting);
}

function load(code: string, filename: string): void {
  lines = 0;
  try {
    module = compileBundle<ModuleExports>(code, filename, { ...packages, ...shell.provided }, report);
    send({ type: 'loaded' });
  } catch (error) {
    send({ type: 'refused', message: textOf(error) });
  }
}

async function renderPage(id: number, page: ScreenRequest): Promise<void> {
  try {
    const site = sites.find((each) => languageOf(each) === page.language) ?? sites[0]!;
    const { html, queries, ...result } = await catalogues.run(page.language, () =>
      renderScreen({ shell, site, module }, page, fetchFor(id)),
    );
    send({ type: 'page', id, htmlBytes: html.length, ...result }, Buffer.concat([html, queries]));
  } catch (error) {
    send({ type: 'failed', id, message: textOf(error) });
  }
}

const textOf = (error: unknown): string => String((error as Error)?.stack ?? error).slice(0, MAX_TEXT_LENGTH);

function receive(message: ToRenderer, body: Buffer): void {
  switch (message.type) {
    case 'boot':
      sites = message.sites;
      replaceConsole();
      lockdown(report);
      shell = compileBundle<ShellBundle>(body.toString(), 'shell/server.cjs', packages);
      send({ type: 'ready' });
      return;
    case 'sites':
      sites = message.sites;
      return;
    case 'catalogues':
      catalogues.add(message.build, JSON.parse(body.toString()));
      return;
    case 'load':
      load(body.toString(), message.filename);
      return;
    case 'page':
      void renderPage(message.id, message);
      return;
    case 'answer': {
      const { status, headers } = message;
      const text = textOfBody(message.number, body);
      settle(message.call, ({ resolve }) => resolve(bareResponse(status, '', headers, text)));
      return;
    }
    case 'unanswered':
      settle(message.call, ({ reject }) => reject(new Error(message.message)));
  }
}

function sendLine(message: FromRenderer): void {
  const second = Math.floor(now() / 1000);
  if (second !== lineSecond) [lineSecond, lines] = [second, 0];
  lines += 1;
  if (lines <= MAX_LINES_PER_SECOND) send(message);
}

const report = (what: string) => sendLine({ type: 'denied', what: what.slice(0, MAX_TEXT_LENGTH) });

function replaceConsole(): void {
  const write = (...parts: unknown[]) =>
    sendLine({ type: 'console', text: parts.map(String).join(' ').slice(0, MAX_TEXT_LENGTH) });
  const ignore = () => {};
  globalThis.console = new Proxy({} as Console, {
    get: (_target, method) => (['log', 'info', 'warn', 'error'].includes(String(method)) ? write : ignore),
  });
}

// Node cannot print the error once the built-in objects are frozen.
process.on('uncaughtException', (error) => {
  writeSync(STDERR_FD, `Uncaught ${textOf(error)}\n`);
  exit(1);
});

const read = createFrameReader(GATEWAY_FRAMES, (header, body) => receive(header as ToRenderer, body));
channel.on('data', read);
channel.on('close', () => exit(0));
channel.on('error', () => exit(1));
