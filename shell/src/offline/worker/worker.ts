/**
 * The guide's service worker: pages, data, pictures and code that were seen can be read without a connection (D-37).
 * What may be kept the gateway says of each answer; everything else goes to the network as if there were no worker.
 */
import { ExpirationPlugin, Serwist } from 'serwist';
import { isSeen } from '../seen';
import { StoredCopy } from './StoredCopy';
import { StoredFile } from './StoredFile';
import { type ExtendableEvent, scope } from './scope';
import { storeSeen } from './storeSeen';

/** Part of each cache's name: a worker that stores in another form throws the old ones away. */
const FORM = '1';
const cacheName = (kind: string) => `guide-${FORM}-${kind}`;
const keeping = (maxEntries: number) => [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })];

const pages = new StoredCopy('page', { cacheName: cacheName('pages'), plugins: keeping(100) });
const data = new StoredCopy('data', { cacheName: cacheName('data'), plugins: keeping(200) });
const pictures = new StoredCopy('picture', { cacheName: cacheName('pictures'), plugins: keeping(300) });
const files = new StoredFile({ cacheName: cacheName('files'), plugins: keeping(300) });

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      // Embedded dashboards bring their tokens.
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/embed'),
      handler: pages,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.destination === '' && url.pathname.startsWith('/api/'),
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
          : sameOrigin && url.pathname.startsWith('/assets/'),
      handler: files,
    },
  ],
});

const isCode = ({ destination }: Request) => destination === 'script' || destination === 'style';

scope.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(removeOtherForms()));
scope.addEventListener('message', (event) => {
  const { data: message } = event;
  if (isSeen(message)) event.waitUntil(storeSeen(event, message, { pages, data, pictures, files }));
});
serwist.addEventListeners();

async function removeOtherForms(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('guide-') && !name.startsWith(cacheName(''))) await caches.delete(name);
}
