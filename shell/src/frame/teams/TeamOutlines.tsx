import { i18n } from '@guide/contracts/texts';
import { useEffect } from 'react';
import { useFrame } from '../FrameContext';
import { ReleaseChanges } from './ReleaseChanges';
import './TeamOutlines.module.css';

const MODULES = '[data-module], [data-widget]';

export default function TeamOutlines() {
  const { modules } = useFrame();
  useEffect(() => {
    const label = () => {
      for (const element of document.querySelectorAll<HTMLElement>(MODULES)) {
        const name = element.dataset.module ?? element.dataset.widget!.split('/', 1)[0]!;
        const release = modules[name];
        element.dataset.team = release
          ? `${name} ${release.version} · ${release.owner}`
          : `${name} · ${i18n.t('no release')}`;
      }
    };
    label();
    const observer = new MutationObserver(label);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>('[data-team]'))
        delete element.dataset.team;
    };
  }, [modules]);
  return <ReleaseChanges />;
}
