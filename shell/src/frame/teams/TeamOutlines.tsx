import { useEffect } from 'react';
import { useFrame } from '../FrameContext';
import { ReleaseChanges } from './ReleaseChanges';
import './TeamOutlines.module.css';

const PLACES = '[data-module], [data-widget]';

/**
 * Outlines every module's place on the page, labels it with the module's name, version and owner, and lists what was
 * changed of the releases lately.
 */
export default function TeamOutlines() {
  const { modules } = useFrame();
  useEffect(() => {
    const label = () => {
      for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
        const name = place.dataset.module ?? place.dataset.widget!.split('/', 1)[0]!;
        const release = modules[name];
        place.dataset.team = release
          ? `${name} ${release.version} · ${release.owner}`
          : `${name} · no release`;
      }
    };
    label();
    const observer = new MutationObserver(label);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const place of document.querySelectorAll<HTMLElement>('[data-team]')) delete place.dataset.team;
    };
  }, [modules]);
  return <ReleaseChanges />;
}
