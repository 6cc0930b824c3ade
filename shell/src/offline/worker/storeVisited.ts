import type { Strategy } from 'serwist';
import type { VisitedResources } from '../visitedResources';
import type { ExtendableEvent } from './scope';

/** Stores what a page was made of that came before the worker: the browser still has most of it. */
export async function storeVisited(
  event: ExtendableEvent,
  seen: VisitedResources,
  { pages, data, pictures, files }: Record<'pages' | 'data' | 'pictures' | 'files', Strategy>,
): Promise<void> {
  const store = (strategy: Strategy, url: string, init?: RequestInit) => {
    const [answered, done] = strategy.handleAll({ event, request: new Request(url, init) });
    answered.catch(() => {});
    return done.catch(() => {});
  };
  const isOwn = (url: string) => url.startsWith(location.origin);
  await store(pages, isOwn(seen.page) ? seen.page : '/');
  for (const url of seen.data.filter(isOwn)) await store(data, url);
  for (const url of seen.pictures.filter(isOwn)) await store(pictures, url, PICTURE);
  for (const { url, integrity } of seen.files) {
    if (integrity) await store(files, url, { integrity, credentials: 'same-origin' });
    else if (isOwn(url)) await store(files, url);
  }
}

/** The same picture again as the page was given: the gateway answers by what a browser can show. */
const PICTURE = { headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } };
