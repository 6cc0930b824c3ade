import type { FirstPage } from '@guide/contracts/module';
import { isCounted } from '../settings/statistics';
import { pushPageView, pushStartUp } from '../tracking/pageEntries';
import { pageView } from '../tracking/pageView';
import { enqueueView } from '../tracking/viewQueue';
import { post } from './post';

/**
 * Counts the view of the page that was loaded (TRACK-01) and pushes its entries to the data layer (TRACK-03,
 * TRACK-05, TRACK-06); and its view again when the browser brings the whole page back. Nothing of it for a visitor who
 * is not counted (D-35).
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
  // A page that the browser has rendered ahead is seen when it is activated, or never.
  if (Reflect.get(document, 'prerendering'))
    addEventListener('prerenderingchange', count, { capture: true, once: true });
  else count();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
}
