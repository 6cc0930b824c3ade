import { useHost } from '@guide/contracts/module';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../frame/FrameContext';
import { matchRoute } from '../routes';
import { isCounted } from '../settings/statistics';
import { deliver, deliverOnLeaving } from './delivery';
import { onTitleReady } from './onTitleReady';
import { countOutboundLinks } from './outboundLinks';
import { pushPageView } from './pageEntries';
import { createPageView } from './pageView';
import { sendQueued } from './viewQueue';

/** Tracks a page view for every changed pathname (TRACK-01, D-42); the bootstrap script counts the first page. */
export function TrackPageViews() {
  const { api, site } = useHost();
  const { modules, loader } = useFrame();
  const { pathname } = useLocation();
  const tracked = useRef(pathname);

  useEffect(() => {
    void sendQueued(api);
    return deliverOnLeaving(api);
  }, [api]);
  useEffect(() => countOutboundLinks(api), [api]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: vitals belong to the page that was loaded, not to later ones.
  useEffect(() => {
    const module = matchRoute(site, pathname, modules)?.row.module;
    if (module) window.guideBootstrap?.onSlow((message) => loader.markSlow(module, message));
  }, []);

  useEffect(() => {
    if (tracked.current === pathname) return;
    tracked.current = pathname;
    if (!isCounted()) return;
    const match = matchRoute(site, pathname, modules);
    const release = match ? modules[match.row.module] : undefined;
    deliver(api, { view: createPageView(pathname, release, false) });
    return onTitleReady(() => pushPageView(pathname, match));
  }, [api, site, pathname, modules]);
  return null;
}
