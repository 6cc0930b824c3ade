/** A connection without data for this long counts as lost. */
const MAX_SILENCE_MS = 20_000;

/** Fetches a response with its body. @throws {DOMException} TimeoutError without bytes, AbortError by `init.signal` */
export async function fetchWithBody(url: string, init: RequestInit = {}): Promise<Response> {
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
    const response = await fetch(url, { ...init, signal: connection.signal });
    const parts: BlobPart[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      restartTimer();
      parts.push(part.value);
    }
    return reader ? new Response(new Blob(parts), response) : response;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
  }
}
