import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

function onHeading(use: (heading: HTMLElement) => void): () => void {
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

/** Moves the focus to the new heading after navigation and announces it; keeps it near removed controls (D-51). */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    return onHeading((heading) => {
      setAnnouncement(heading.textContent);
      // Do not take the focus from an element that the visitor has moved to.
      if (![focused, document.body].includes(document.activeElement)) return;
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);

  useEffect(() => {
    const main = document.querySelector('main')!;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const load = () => import('./keepFocus').then(({ keepFocus }) => keepFocus(main, signal)).catch(() => {});
    main.addEventListener('focusin', load, { once: true, signal });
    return () => unmounted.abort();
  }, []);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-route-announcer>
      {announcement}
    </div>
  );
}
