import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back with the screen's heading, now or when it appears. @returns cancels it */
function whenHeading(use: (heading: HTMLElement) => void): () => void {
  const main = document.querySelector('main')!;
  const observer = new MutationObserver(find);
  function find() {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return;
    observer.disconnect();
    use(heading);
  }
  observer.observe(main, { childList: true, subtree: true });
  find();
  return () => observer.disconnect();
}

/** After in-app navigation the focus goes to the new heading, and its title is announced (D-51). */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    return whenHeading((heading) => {
      setAnnouncement(heading.textContent);
      // The visitor may have moved the focus.
      if (![focused, document.body].includes(document.activeElement)) return;
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
