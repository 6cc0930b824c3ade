/** A server that is slower than this is no help. */
const PROBE_TIMEOUT_MS = 3500;
/** An answer smaller than this is no tile. */
const MIN_TILE_SIZE_PX = 64;

/**
 * Whether a tile arrives in time. A failure is no error: the illustrated map goes on.
 * @param url of one tile
 * @param signal ends the try
 */
export function probeTile(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const settle = (arrived: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', fail);
      picture.onload = null;
      picture.onerror = null;
      if (!arrived) picture.removeAttribute('src');
      resolve(arrived);
    };
    const fail = () => settle(false);
    const timer = setTimeout(fail, PROBE_TIMEOUT_MS);
    signal.addEventListener('abort', fail);
    picture.onload = () => settle(picture.naturalWidth >= MIN_TILE_SIZE_PX);
    picture.onerror = fail;
    picture.src = url;
  });
}
