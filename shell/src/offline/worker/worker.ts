/** The service worker: visited pages work offline (D-37). It caches responses whose header permits it. */
import { provideTexts } from '@guide/contracts/texts';
import { Serwist } from 'serwist';
import { isBundleCache } from '../database';
import { isSignIn } from '../signIn';
import { isPagePath } from './addresses';
import { cacheName } from './copies';
import { sendMessage } from './sendMessage';
import { data, files, pages, pictures } from './strategies';
import { currentTexts } from './texts';

provideTexts(currentTexts);

const isPage = ({ mode, headers }: Request) =>
  mode === 'navigate' || headers.get('accept')?.startsWith('text/html');

const mayBeStored = ({ destination, cache }: Request) =>
  destination !== '' || !['no-cache', 'no-store', 'reload'].includes(cache);

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && isPage(request) && isPagePath(url.pathname) && !isSignIn(url),
      handler: pages,
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && /^\/(api\/)?images\//.test(url.pathname),
      handler: pictures,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.destination === '' && mayBeStored(request) && url.pathname.startsWith('/api/'),
      handler: data,
    },
    {
      matcher: ({ request, url }) => mayBeStored(request) && /^\/(assets|modules)\//.test(url.pathname),
      handler: files,
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.keepalive,
      method: 'POST',
      handler: sendMessage,
    },
  ],
});

// The project's types describe pages, not workers.
addEventListener('activate', (event) =>
  (event as Event & { waitUntil(work: Promise<void>): void }).waitUntil(deleteOldCaches()),
);
serwist.addEventListeners();

async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('guide-') && !isBundleCache(name) && !name.startsWith(cacheName('')))
      await caches.delete(name);
}
