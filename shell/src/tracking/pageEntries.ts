import type { FirstPage } from '@guide/contracts/module';
import { pushToDataLayer } from './dataLayer';

/** Pushes the page view (TRACK-03) and, for routes with a page type, the virtual page view (TRACK-05, ENT-26). */
export function pushPageView(path: string, match: FirstPage['match']): void {
  pushToDataLayer({ event: 'pageview', page: { path, title: document.title } });
  if (!match?.row.pageType) return;
  const { row, params } = match;
  pushToDataLayer({
    ...params,
    event: 'virtualPageview',
    pageName: row.screen,
    pageType: row.pageType,
  });
}

/** Pushes the two start-up events (TRACK-06, D-34). */
export function pushStartUp(path: string): void {
  for (const event of ['pageLoad', 'appReady']) {
    pushToDataLayer({ event, title: document.title, path });
  }
}
