import { readEvents, retryWithBackoff } from '../src/live/eventStream';
import { type Call, Refused } from './call';

/**
 * Events of a token: it is valid, there are too many pages, the guide cannot be reached, why it was refused; and
 * how many visitors there are now.
 */
export type TokenEvent = 'standing' | 'tooManyStreams' | 'lost' | { refused: string } | { visitors: number };

/**
 * Reports within a second that a token has ended. Browsers open few connections to a site, so that of all panels,
 * frames and tabs of one site one holds the stream and notifies the others; when it goes, the next one opens it. Where
 * the browser has no locks (pages without TLS) each has a stream of its own.
 * @param name of what is shared: the same guide and token
 */
export function watchToken(
  call: Call,
  name: string,
  onEvent: (event: TokenEvent) => void,
  signal: AbortSignal,
): void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onEvent(data);
  signal.addEventListener('abort', () => channel.close());
  const readAndBroadcast = () =>
    followStream(
      call,
      (event) => {
        channel.postMessage(event);
        onEvent(event);
      },
      signal,
    );
  if (!navigator.locks) void readAndBroadcast();
  else {
    navigator.locks.request(name, { signal }, readAndBroadcast).catch(() => {
      if (!signal.aborted) void readAndBroadcast();
    });
  }
}

const followStream = (call: Call, onEvent: (event: TokenEvent) => void, signal: AbortSignal): Promise<void> =>
  retryWithBackoff(async (resetBackoff) => {
    const ended = await readStream(
      call,
      (event) => {
        resetBackoff();
        onEvent(event);
      },
      signal,
    );
    if (signal.aborted) return false;
    onEvent(ended);
    return typeof ended !== 'object';
  }, signal);

/** Reads one stream to its end. @returns how it ended */
async function readStream(
  call: Call,
  onEvent: (event: TokenEvent) => void,
  signal: AbortSignal,
): Promise<TokenEvent> {
  let refused: string | undefined;
  try {
    const status = await readEvents(
      (stream) => call('/state', { signal: stream }),
      (name, data) => {
        if (name === 'standing') onEvent('standing');
        if (name === 'visitors') onEvent({ visitors: Number(data) });
        if (name === 'refused') refused = data;
      },
      signal,
    );
    if (status === 429) return 'tooManyStreams';
  } catch (error) {
    if (error instanceof Refused) refused = error.code;
  }
  return refused === undefined ? 'lost' : { refused };
}
