import type { Socket } from 'node:net';
import type { Site } from '@guide/contracts/site';
import type { Catalogues } from '../texts';
import type { Caller } from './calls';
import type { Kill } from './exit';
import { createFrameReader, encodeFrame, RENDERER_FRAMES } from './frames';
import { createBodyNumbers } from './keptBodies';
import type { FromRenderer, RenderedScreen, ScreenRequest, ToRenderer } from './messages';
import { isScreenResult } from './screenResult';

const MAX_LOG_LINES_PER_SECOND = 20;
/** Limit for one renderer; 80 pages with 24 API calls each send fewer messages. */
export const MAX_MESSAGES_PER_SECOND = 2000;

export interface RendererListener {
  onConsole(text: string): void;
  onForbiddenAccess(what: string): void;
}

export interface CheckedScreen extends RenderedScreen {
  triedForbiddenAccess: boolean;
}

interface PendingPage {
  caller: Caller;
  resolve(screen: CheckedScreen): void;
  reject(error: Error): void;
  stopTimer(): void;
}

/** The messages between the gateway and one renderer. A renderer that breaks the protocol is killed. */
export class RendererChannel {
  readonly #socket: Socket;
  readonly #pages = new Map<number, PendingPage>();
  readonly #numberBody = createBodyNumbers();
  #listener: RendererListener | null = null;
  #pendingStep: { resolve(): void; reject(error: Error): void } | null = null;
  #lastPage = 0;
  #logLines = 0;
  #messages = 0;
  #triedForbiddenAccess = false;

  constructor(socket: Socket, kill: Kill) {
    this.#socket = socket;
    const read = createFrameReader(RENDERER_FRAMES, (header, body) =>
      this.#receive(header as FromRenderer, body),
    );
    socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy();
        kill(`sent an invalid message: ${(error as Error).message}`);
      }
    });
    socket.on('error', () => {});
  }

  /** Sets who receives the renderer's log lines, and resets their limit. */
  listen(listener: RendererListener | null): void {
    this.#listener = listener;
    this.#logLines = 0;
  }

  /** Resets the limits of messages and log lines. Call it once a second. */
  resetLimits(): void {
    this.#logLines = 0;
    this.#messages = 0;
  }

  /** Has the next pages rendered with these sites, one for each language. */
  showSites(sites: Site[]): void {
    this.#send({ type: 'sites', sites });
  }

  /** Has the next pages of a build rendered with these catalogues. */
  addCatalogues(build: string, catalogues: Catalogues): void {
    if (Object.keys(catalogues).length > 0)
      this.#send({ type: 'catalogues', build }, Buffer.from(JSON.stringify(catalogues)));
  }

  /** Boots the renderer or loads a bundle, one at a time. @throws if the renderer refuses or exits */
  async step(message: ToRenderer, body: Uint8Array, stopTimer: () => void): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#pendingStep = { resolve, reject };
      this.#send(message, body);
    }).finally(() => {
      stopTimer();
      this.#pendingStep = null;
    });
  }

  /** @throws if the screen's code fails or the renderer exits */
  render(page: ScreenRequest, caller: Caller, startTimer: () => () => void): Promise<CheckedScreen> {
    this.#lastPage += 1;
    const id = this.#lastPage;
    return new Promise((resolve, reject) => {
      this.#pages.set(id, { caller, resolve, reject, stopTimer: startTimer() });
      this.#send({ type: 'page', id, ...page });
    });
  }

  /** Rejects all that is pending when the renderer has exited. */
  close(error: Error): void {
    this.#pendingStep?.reject(error);
    for (const { stopTimer, reject } of this.#pages.values()) {
      stopTimer();
      reject(error);
    }
    this.#pages.clear();
  }

  #send(message: ToRenderer, body?: Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(encodeFrame(message, body));
  }

  #receive(message: FromRenderer, body: Buffer): void {
    this.#messages += 1;
    if (this.#messages > MAX_MESSAGES_PER_SECOND)
      throw new Error(`more than ${MAX_MESSAGES_PER_SECOND} messages within a second`);
    switch (message.type) {
      case 'ready':
      case 'loaded':
        this.#pendingStep?.resolve();
        return;
      case 'refused':
        this.#pendingStep?.reject(new Error(String(message.message)));
        return;
      case 'page':
        this.#receivePage(message, body);
        return;
      case 'failed':
        this.#finish(message.id)?.reject(new Error(String(message.message)));
        return;
      case 'call':
        void this.#call(message.id, message.call, message.method, message.url);
        return;
      case 'console':
      case 'denied':
        this.#receiveLogLine(message);
    }
  }

  #receivePage(message: Extract<FromRenderer, { type: 'page' }>, body: Buffer): void {
    const { type, id, htmlBytes, ...result } = message;
    const html = body.subarray(0, htmlBytes);
    const queries = body.subarray(htmlBytes);
    if (!isScreenResult(result) || queries.includes('<')) throw new Error('a page of the wrong shape');
    const page = this.#finish(id);
    if (!page) throw new Error('a page that nobody requested');
    page.resolve({ ...result, html, queries, triedForbiddenAccess: this.#triedForbiddenAccess });
    this.#triedForbiddenAccess = false;
  }

  #receiveLogLine(message: Extract<FromRenderer, { type: 'console' | 'denied' }>): void {
    if (message.type === 'denied') this.#triedForbiddenAccess = true;
    this.#logLines += 1;
    if (this.#logLines > MAX_LOG_LINES_PER_SECOND) return;
    if (message.type === 'console') this.#listener?.onConsole(String(message.text));
    else this.#listener?.onForbiddenAccess(String(message.what));
  }

  #finish(id: number): PendingPage | undefined {
    const page = this.#pages.get(id);
    this.#pages.delete(id);
    page?.stopTimer();
    return page;
  }

  async #call(id: number, number: number, method: string, url: string): Promise<void> {
    try {
      const caller = this.#pages.get(id)?.caller;
      if (!caller) throw new Error('The page is finished');
      const { body, ...response } = await caller(String(method), String(url));
      const { number: bodyNumber, bytes } = this.#numberBody(body);
      this.#send({ type: 'answer', call: number, ...response, number: bodyNumber }, bytes);
    } catch (error) {
      this.#send({ type: 'unanswered', call: number, message: (error as Error).message });
    }
  }
}
