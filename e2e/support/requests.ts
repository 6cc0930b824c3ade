import { expect, type Page, type Request } from '@playwright/test';

/** The dashboard's event stream, which never ends. */
const STREAM = '/api/analytics/live';

const isRead = (request: Request) => {
  const { pathname } = new URL(request.url());
  return request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== STREAM;
};

/** Watches a page's GET requests to the API. @returns waits until none is pending */
export function watchReads(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (isRead(request)) pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}
