import { keepTrying, readEvents } from '../src/live/eventStream';
import { type Call, Refused } from './call';

/**
 * What is heard of a token: it stands, there are too many pages, the guide cannot be reached, why it was refused; and
 * how many visitors there are now.
 */
export type News = 'standing' | 'crowded' | 'lost' | { refused: string } | { visitors: number };

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

const keepStream = (call: Call, tell: (news: News) => void, signal: AbortSignal): Promise<void> =>
  keepTrying(async (worked) => {
    const news = await readStream(
      call,
      (heard) => {
        worked();
        tell(heard);
      },
      signal,
    );
    if (signal.aborted) return false;
    tell(news);
    return typeof news !== 'object';
  }, signal);

/** Reads one stream to its end. @returns how it ended */
async function readStream(call: Call, tell: (news: News) => void, signal: AbortSignal): Promise<News> {
  let refused: string | undefined;
  try {
    const status = await readEvents(
      (stream) => call('/state', { signal: stream }),
      (name, data) => {
        if (name === 'standing') tell('standing');
        if (name === 'visitors') tell({ visitors: Number(data) });
        if (name === 'refused') refused = data;
      },
      signal,
    );
    if (status === 429) return 'crowded';
  } catch (error) {
    if (error instanceof Refused) refused = error.code;
  }
  return refused === undefined ? 'lost' : { refused };
}
