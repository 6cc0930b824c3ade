import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findFollowedLink, recordFollowedLinks } from './followedLinks';

/** Calls `use` with an element of the page once it exists, until the returned function is called. */
function whenPresent(
  find: (main: Element) => HTMLElement | null | undefined,
  use: (element: HTMLElement) => void,
): () => void {
  const main = document.querySelector('main')!;
  const observer = new MutationObserver(look);
  function look() {
    const element = find(main);
    if (!element) return;
    observer.disconnect();
    use(element);
  }
  observer.observe(main, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Whether the visitor has not moved the focus since the navigation, which may have removed the focused element. */
const isFocusUnmoved = (...before: (Element | null)[]) =>
  [document.body, ...before].includes(document.activeElement);

/**
 * Moves the focus after a navigation, and announces the new heading (D-51): on Back and Forward to the link that was
 * followed from the page, else to the heading. Keeps the focus near removed controls.
 */
export function NavigationEffects() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: key and type belong to the navigation that changed the path.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    let heading: HTMLElement | null = null;
    const waiting = new AbortController();
    const { signal } = waiting;
    const stopHeading = whenPresent(
      (main) => main.querySelector<HTMLElement>('h1'),
      (found) => {
        heading = found;
        setAnnouncement(heading.textContent);
        if (!isFocusUnmoved(focused)) return;
        heading.setAttribute('tabindex', '-1');
        heading.focus({ preventScroll: true });
      },
    );
    if (type !== 'POP') return stopHeading;
    // The link may come with late data; a visitor who has acted keeps the focus.
    const stopLink = whenPresent(
      () => findFollowedLink(key),
      (link) => isFocusUnmoved(focused, heading) && link.focus({ preventScroll: true }),
    );
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, stopLink, { signal });
    return () => {
      waiting.abort();
      stopHeading();
      stopLink();
    };
  }, [pathname]);

  useEffect(() => {
    const unmounted = new AbortController();
    recordFollowedLinks(unmounted.signal);
    return () => unmounted.abort();
  }, []);

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
