import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenHeading } from './whenHeading';

/** After in-app navigation the focus goes to the new heading, and its title is announced (D-51). */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const left = document.activeElement;
    return whenHeading((heading) => {
      setAnnouncement(heading.textContent);
      // A visitor who has gone on in the meantime stays there.
      if (![left, document.body].includes(document.activeElement)) return;
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-route-announcer>
      {announcement}
    </div>
  );
}
