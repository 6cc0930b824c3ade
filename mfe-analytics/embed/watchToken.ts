import { type Call, Refused } from './call';

/** What is heard of a token: it stands, there are too many pages, the guide cannot be reached, or why it was refused. */
export type News = 'standing' | 'crowded' | 'lost' | { refused: string };

/** How soon a lost stream is tried again, ms: twice as late each time, and not by all pages at once. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The guide sends something every 10 s. */
const SILENCE_MS = 25_000;

/**
 * Hears within a second that a token has ended. Browsers keep few connections to a site open, so that of all panels,
 * frames and tabs of one site one holds the stream and tells the others; when it goes, the next one takes over. Where
 * the browser has no locks (pages without TLS) each keeps a stream of its own.
 * @param name of what is shared: the same guide and token
 */
export function watchToken(call: Call, name: string, tell: (news: News) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => tell(data);
  signal.addEventListener('abort', () => channel.close());
  const lead = () =>
    keepStream(
      call,
      (news) => {
        channel.postMessage(news);
        tell(news);
      },
      signal,
    );
  if (!navigator.locks) void lead();
  else {
    navigator.locks.request(name, { signal }, lead).catch(() => {
      if (!signal.aborted) void lead();
    });
  }
}

async function keepStream(call: Call, tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    let news: News = 'lost';
    try {
      news = await readStream(call, signal, () => {
        wait = FIRST_WAIT_MS;
        tell('standing');
      });
    } catch (error) {
      if (error instanceof Refused) news = { refused: error.code };
    }
    if (signal.aborted) return;
    tell(news);
    if (typeof news === 'object') return;
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  }
}

/** Reads one stream to its end (server-sent events, with a header that `EventSource` could not send). */
async function readStream(call: Call, signal: AbortSignal, standing: () => void): Promise<News> {
  const stream = new AbortController();
  const stop = () => stream.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, SILENCE_MS);
  try {
    const response = await call('/state', { signal: stream.signal });
    if (response.status === 429) return 'crowded';
    if (!response.ok || !response.body) return 'lost';
    standing();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return 'lost';
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      text = (text + value).slice(-1000);
      const refused = /event: refused\ndata: (\w+)\n\n/.exec(text);
      if (refused) return { refused: refused[1]! };
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
