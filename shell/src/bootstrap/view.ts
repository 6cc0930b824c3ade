import type { FirstPage } from '@guide/contracts/module';
import { isCounted } from '../settings/statistics';
import { pushPageView, pushStartUp } from '../tracking/pageEntries';
import { pageView } from '../tracking/pageView';
import { enqueueView } from '../tracking/viewQueue';
import { post } from './post';

/**
 * Counts the loaded page's view (TRACK-01) and pushes its data layer entries (TRACK-03, TRACK-05, TRACK-06), also
 * when it returns from the back/forward cache.
 */
export function countFirstView({ release, match }: FirstPage): void {
  const path = location.pathname;
  const count = () => {
    if (!isCounted()) return;
    const view = pageView(location.pathname, location.pathname === path ? release : undefined);
    void post('pageview', view, () => enqueueView(view));
    if (!window.dataLayer) pushStartUp(path);
    pushPageView(location.pathname, location.pathname === path ? match : null);
  };
  // A prerendered page is counted when the visitor opens it.
  if (Reflect.get(document, 'prerendering'))
    addEventListener('prerenderingchange', count, { capture: true, once: true });
  else count();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
}
