/** Remembers which link led away from each history entry, so that Back can give it the focus again (D-51). */

interface FollowedLink {
  href: string;
  /** Position among the document's links with this address. */
  index: number;
}

const MAX_ENTRIES = 50;
const followed = new Map<string, FollowedLink>();

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

/** Records followed links by the key of their history entry, until `signal`. */
export function recordFollowedLinks(signal: AbortSignal): void {
  const record = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
    const key = history.state?.key;
    if (!link || !key) return;
    const href = link.getAttribute('href')!;
    followed.delete(key);
    followed.set(key, { href, index: linksTo(href).indexOf(link) });
    if (followed.size > MAX_ENTRIES) followed.delete(followed.keys().next().value!);
  };
  // Before the router, which changes the entry.
  document.addEventListener('click', record, { capture: true, signal });
}

/** @param key - of the history entry @returns the link that was followed from it, if the page shows it now */
export function findFollowedLink(key: string): HTMLElement | undefined {
  const link = followed.get(key);
  const element = link && linksTo(link.href)[link.index];
  return element && (element.checkVisibility?.() ?? true) ? element : undefined;
}
