import { useHost } from '@guide/contracts/module';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../frame/FrameContext';
import { matchRoute } from '../routes';
import { statisticsState } from '../settings/statistics';
import { deliverOnLeaving } from './delivery';
import { pushPageView, pushStartUp } from './pageEntries';
import { sendPageView } from './pageView';
import { measureVitals } from './vitals';
import { whenTitled } from './whenTitled';

/**
 * A page view at first load and on every change of pathname (TRACK-01, D-42), the data layer's entries, and field
 * vitals. Nothing of it for a visitor who is not counted (D-35).
 */
export function TrackPageViews() {
  const { api, site } = useHost();
  const { modules, loader } = useFrame();
  const { pathname } = useLocation();
  const tracked = useRef<string>(null);

  useEffect(() => deliverOnLeaving(api), [api]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: vitals belong to the page that was loaded, not to later ones.
  useEffect(() => {
    const module = matchRoute(site, pathname, modules)?.row.module;
    if (statisticsState() === 'counted')
      measureVitals(api, module ? modules[module] : undefined, loader.markSlow);
  }, []);

  useEffect(() => {
    if (tracked.current === pathname) return;
    const isFirst = tracked.current === null;
    tracked.current = pathname;
    if (statisticsState() !== 'counted') return;
    const match = matchRoute(site, pathname, modules);
    sendPageView(api, pathname, match ? modules[match.row.module] : undefined);
    const push = () => pushPageView(pathname, match);
    if (isFirst) {
      pushStartUp(pathname);
      push();
      return;
    }
    return whenTitled(push);
  }, [api, site, pathname, modules]);
  return null;
}
