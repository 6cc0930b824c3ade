/** A connection without a byte for this long counts as lost: a hanging one never ends. */
const MAX_SILENCE_MS = 20_000;

/**
 * Fetches a response with its whole body. While bytes arrive it may take any time.
 * @throws {DOMException} named TimeoutError when nothing arrives, AbortError when `init.signal` stops it
 */
export async function fetchWhole(url: string, init: RequestInit = {}): Promise<Response> {
  const connection = new AbortController();
  const stop = () => connection.abort(init.signal?.reason);
  init.signal?.throwIfAborted();
  init.signal?.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => connection.abort(new DOMException(`${url}: no bytes arrive`, 'TimeoutError')),
      MAX_SILENCE_MS,
    );
  };
  try {
    restartTimer();
    const answer = await fetch(url, { ...init, signal: connection.signal });
    const parts: BlobPart[] = [];
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      restartTimer();
      parts.push(part.value);
    }
    return reader ? new Response(new Blob(parts), answer) : answer;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
  }
}
