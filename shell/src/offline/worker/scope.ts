/** The worker's global scope, because the project's types describe pages. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { type?: 'window' }): Promise<WindowClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

interface WindowClient {
  readonly url: string;
  postMessage(message: unknown): void;
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

export const scope = globalThis as unknown as WorkerScope;
