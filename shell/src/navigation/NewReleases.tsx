import { useHost } from '@guide/contracts/module';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../frame/FrameContext';
import { matchRoute } from '../routes';

/**
 * Brings a release that went live while this page was open: after in-app navigation the page is asked for anew if
 * the module it shows has a newer release than the page is pinned to. Files of the old one stay available, so
 * nothing breaks before that.
 */
export function NewReleases() {
  const { site } = useHost();
  const { modules } = useFrame();
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const shown = matchRoute(site, pathname)?.row.module;
    const asked = new AbortController();
    fetch('/api/modules/live', { signal: asked.signal })
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then((live: Record<string, string>) => {
        if (!shown || !live[shown] || live[shown] === modules[shown]?.version) return;
        location.reload();
      })
      .catch(() => {});
    return () => asked.abort();
  }, [site, modules, pathname]);
  return null;
}
