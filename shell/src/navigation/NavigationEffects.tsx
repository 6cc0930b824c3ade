import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { restoreScroll, saveScroll } from './scroll';
import { whenHeading } from './whenHeading';

/**
 * After in-app navigation: the focus goes to the new heading and its title is announced (D-51), a new page starts
 * at its top, and a page that one comes back to is where it was left.
 */
export function NavigationEffects() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => saveScroll(shown.current.key);
    addEventListener('scroll', save, { passive: true });
    addEventListener('pagehide', save);
    restoreScroll(shown.current.key);
    return () => {
      removeEventListener('scroll', save);
      removeEventListener('pagehide', save);
    };
  }, []);

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    if (type === 'POP') restoreScroll(key);
    if (before.pathname === pathname) return;
    if (type !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    const left = document.activeElement;
    return whenHeading((heading) => {
      setAnnouncement(heading.textContent);
      // A visitor who has gone on in the meantime stays there.
      if (![left, document.body].includes(document.activeElement)) return;
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    });
  }, [pathname, key, type]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-route-announcer>
      {announcement}
    </div>
  );
}
