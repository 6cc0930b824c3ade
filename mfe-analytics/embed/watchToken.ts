import { readEvents, retryWithBackoff } from '../src/live/eventStream';
import { type Call, Refused } from './call';

export type TokenEvent = 'valid' | 'tooManyStreams' | 'lost' | { refused: string } | { visitors: number };

/**
 * Reports within a second that a token has expired. To save connections, one panel, frame or tab reads the stream and
 * broadcasts to the others; without Web Locks (pages without TLS) each reads its own.
 * @param name - name of the lock and the channel, unique per guide and token
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
    // An aborted stream ends in a later task: the page could not enter the back/forward cache with the lock.
    const readUntilAborted = () => Promise.race([readAndBroadcast(), untilAborted(signal)]);
    navigator.locks.request(name, { signal }, readUntilAborted).catch(() => {
      if (!signal.aborted) void readAndBroadcast();
    });
  }
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

const followStream = (call: Call, onEvent: (event: TokenEvent) => void, signal: AbortSignal): Promise<void> =>
  retryWithBackoff(async (resetBackoff) => {
    const reason = await readStream(
      call,
      (event) => {
        resetBackoff();
        onEvent(event);
      },
      signal,
    );
    if (signal.aborted) return false;
    onEvent(reason);
    return typeof reason !== 'object';
  }, signal);

/** @returns why the stream ended */
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
        if (name === 'valid') onEvent('valid');
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
