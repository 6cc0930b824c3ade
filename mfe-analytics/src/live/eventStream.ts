/** Delay before the first retry; it doubles with each retry, with jitter. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** The guide sends an event every 10 s. */
const SILENCE_TIMEOUT_MS = 25_000;

/** Resolves after `ms`, or immediately if the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });

/** Retries with exponential backoff. @param attempt - resolves to whether to retry; calls `resetBackoff` on success */
export async function retryWithBackoff(
  attempt: (resetBackoff: () => void) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  let delayMs = FIRST_DELAY_MS;
  const resetBackoff = () => {
    delayMs = FIRST_DELAY_MS;
  };
  while (!signal.aborted) {
    if (!(await attempt(resetBackoff)) || signal.aborted) return;
    await pause(delayMs * (0.5 + Math.random() / 2), signal);
    delayMs = Math.min(2 * delayMs, MAX_DELAY_MS);
  }
}

/**
 * Reads server-sent events until the stream ends or is silent for 25 s. Unlike `EventSource`, `fetch` can send headers.
 * @returns the status of the response
 * @throws if the request or the stream fails
 */
export async function readEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  onEvent: (name: string, data: string) => void,
  signal: AbortSignal,
): Promise<number> {
  const stream = new AbortController();
  const stop = () => stream.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, SILENCE_TIMEOUT_MS);
  try {
    const response = await open(stream.signal);
    if (!response.ok || !response.body) return response.status;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return response.status;
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_TIMEOUT_MS);
      const events = (text + value).split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name) onEvent(name, data!);
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
