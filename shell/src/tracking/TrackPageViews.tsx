import { useHost } from '@guide/contracts/module';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A page view at first load and on every change of pathname (TRACK-01, D-42). */
export function TrackPageViews() {
  const { api } = useHost();
  const { pathname } = useLocation();
  const tracked = useRef<string>(null);
  useEffect(() => {
    if (tracked.current === pathname) return;
    tracked.current = pathname;
    api
      .trackPageView(
        {
          path: pathname,
          referrer: document.referrer.slice(0, 2048),
          userAgent: navigator.userAgent.slice(0, 1024),
        },
        true,
      )
      .catch((error) => console.error('Failed to track page view:', error));
  }, [api, pathname]);
  return null;
}
