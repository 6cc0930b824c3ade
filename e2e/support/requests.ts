import { expect, type Page, type Request } from '@playwright/test';

/** The stream of a dashboard, which has no end to wait for. */
const STREAM = '/api/analytics/live';

const isRead = (request: Request) => {
  const { pathname } = new URL(request.url());
  return request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== STREAM;
};

/** Watches what a page reads of the API. @returns resolves when all that was requested has been answered */
export function watchReads(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (isRead(request)) pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}
