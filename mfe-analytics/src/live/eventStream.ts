/** How soon a lost stream is tried again, ms: twice as late each time, and not by all pages at once. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** The guide sends something every 10 s. */
const SILENCE_TIMEOUT_MS = 25_000;

/** Resolves after so many ms, or at once when the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Repeats an attempt with exponential backoff.
 * @param attempt resolves to whether it is to be repeated; it calls `resetBackoff` when it has worked
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
 * Reads one stream of server-sent events to its end, or until it is silent for too long. It is read by `fetch`, as
 * `EventSource` can send no header.
 * @param open requests it
 * @param onEvent called with each event's name and data
 * @returns the status of an answer that is no stream, 200 after one
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
