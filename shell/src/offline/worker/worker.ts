/**
 * The guide's service worker: pages, data, pictures and code that were seen can be read without a connection (D-37).
 * A header of each response permits storing it; everything else goes to the network as if there were no worker.
 */
import { ExpirationPlugin, Serwist } from 'serwist';
import { isBundleCache } from '../database';
import { isSignIn } from '../signIn';
import { isVisitedResources } from '../visitedResources';
import { StoredCopy } from './StoredCopy';
import { StoredFile } from './StoredFile';
import { type ExtendableEvent, scope } from './scope';
import { sendMessage } from './sendMessage';
import { storeVisited } from './storeVisited';

/** Embedded dashboards bring their tokens; files may be opened as pages, too. */
const NO_PAGES = /^\/(embed|api|assets|modules|images|app|newsletter)(\/|$)|\.\w+$/;

/** Part of each cache's name: a worker that stores in another form throws the old ones away. */
const CACHE_VERSION = '1';
const cacheName = (kind: string) => `guide-${CACHE_VERSION}-${kind}`;
const expiring = (maxEntries: number) => [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })];

const pages = new StoredCopy('page', { cacheName: cacheName('pages'), plugins: expiring(100) });
const data = new StoredCopy('data', { cacheName: cacheName('data'), plugins: expiring(200) });
const pictures = new StoredCopy('picture', { cacheName: cacheName('pictures'), plugins: expiring(300) });
const files = new StoredFile({ cacheName: cacheName('files'), plugins: expiring(300) });

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname) && !isSignIn(url),
      handler: pages,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && isApiCall(request) && url.pathname.startsWith('/api/'),
      handler: data,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.destination === 'image' && /^\/(api\/)?images\//.test(url.pathname),
      handler: pictures,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        isCode(request)
          ? request.integrity.startsWith('sha384-')
          : sameOrigin && request.destination !== '' && url.pathname.startsWith('/assets/'),
      handler: files,
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.keepalive,
      method: 'POST',
      handler: sendMessage,
    },
  ],
});

/** A page's own call. One that passes the browser's cache, as the download of the whole guide does, has to be current. */
const isApiCall = ({ destination, cache }: Request) => destination === '' && cache !== 'no-cache';

const isCode = ({ destination }: Request) => destination === 'script' || destination === 'style';

scope.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(deleteOldCaches()));
scope.addEventListener('message', (event) => {
  const { data: message } = event;
  if (isVisitedResources(message))
    event.waitUntil(storeVisited(event, message, { pages, data, pictures, files }));
});
serwist.addEventListeners();

async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('guide-') && !isBundleCache(name) && !name.startsWith(cacheName('')))
      await caches.delete(name);
}
