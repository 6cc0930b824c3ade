/** A server that is slower than this is no help, milliseconds. */
const TIMEOUT = 3500;
/** An answer smaller than this is no tile. */
const SMALLEST = 64;

/**
 * Whether a tile arrives in time. A failure is no error: the illustrated map goes on.
 * @param url of one tile
 * @param signal gives up
 */
export function probeTile(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const settle = (arrived: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      picture.onload = null;
      picture.onerror = null;
      if (!arrived) picture.removeAttribute('src');
      resolve(arrived);
    };
    const giveUp = () => settle(false);
    const timer = setTimeout(giveUp, TIMEOUT);
    signal.addEventListener('abort', giveUp);
    picture.onload = () => settle(picture.naturalWidth >= SMALLEST);
    picture.onerror = giveUp;
    picture.src = url;
  });
}
