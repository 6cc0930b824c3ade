/** Wait before the first retry of a lost stream. It doubles with each retry, with jitter. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** The guide sends something every 10 s. */
const SILENCE_TIMEOUT_MS = 25_000;

/** Resolves after this many milliseconds, or at once when the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/**
 * Repeats an attempt with exponential backoff.
 * @param attempt resolves to whether to repeat it; it calls `resetBackoff` after a success
 */
export async function retryWithBackoff(
  attempt: (resetBackoff: () => void) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  const resetBackoff = () => {
    wait = FIRST_WAIT_MS;
  };
  while (!signal.aborted) {
    if (!(await attempt(resetBackoff)) || signal.aborted) return;
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(2 * wait, MAX_WAIT_MS);
  }
}

/**
 * Reads a stream of server-sent events until it ends or is silent for 25 s. It uses `fetch`, because `EventSource`
 * cannot send headers.
 * @param open requests the stream
 * @param onEvent called with each event's name and data
 * @returns the response's status
 * @throws when the request or the stream fails
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
