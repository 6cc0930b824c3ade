import type { FirstPage } from '@guide/contracts/module';
import { pagePath } from '../navigation/address';
import { isCounted } from '../settings/statistics';
import { pushPageView, pushStartUp } from '../tracking/pageEntries';
import { createPageView } from '../tracking/pageView';
import { enqueueView } from '../tracking/viewQueue';
import { post } from './post';

/** Counts the loaded page's view and pushes data layer entries (TRACK-01, TRACK-03, TRACK-05, TRACK-06). */
export function countFirstView({ release, match }: FirstPage): void {
  const path = pagePath();
  const count = (isFirst: boolean) => {
    if (!isCounted()) return;
    const current = pagePath();
    const view = createPageView(current, current === path ? release : undefined, isFirst);
    void post('pageview', view, () => enqueueView(view));
    if (!window.dataLayer) pushStartUp(path);
    pushPageView(current, current === path ? match : null);
  };
  // A prerendered page is counted when the visitor opens it.
  if (Reflect.get(document, 'prerendering'))
    addEventListener('prerenderingchange', () => count(true), { capture: true, once: true });
  else count(true);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count(false);
  });
}
