/** How soon a lost stream is tried again, ms: twice as late each time, and not by all pages at once. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The guide sends something every 10 s. */
const SILENCE_MS = 25_000;

/** Resolves after a while, or at once when the signal says so. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Makes an attempt again and again, ever later until one worked.
 * @param attempt resolves to whether it is to be made again; `worked` says that the next one may come soon
 */
export async function keepTrying(
  attempt: (worked: () => void) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  const worked = () => {
    wait = FIRST_WAIT_MS;
  };
  while (!signal.aborted) {
    if (!(await attempt(worked)) || signal.aborted) return;
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  }
}

/**
 * Reads one stream of server-sent events to its end, or until it is silent for too long. It is read by `fetch`, as
 * `EventSource` can send no header.
 * @param open asks for it
 * @param hear is told each event's name and data
 * @returns the status of an answer that is no stream, 200 after one
 */
export async function readEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  hear: (name: string, data: string) => void,
  signal: AbortSignal,
): Promise<number> {
  const stream = new AbortController();
  const stop = () => stream.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, SILENCE_MS);
  try {
    const response = await open(stream.signal);
    if (!response.ok || !response.body) return response.status;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return response.status;
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      const events = (text + value).split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name) hear(name, data!);
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
