import type { FirstPage, PinnedFile } from '@guide/contracts/module';
import { onIdleAfterLoad } from './onIdleAfterLoad';
import { prefersReducedData } from './reducedData';

const INTERACTION_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

/** Elements for which a hovering pointer hydrates the page. */
const INTERACTIVE_SELECTOR = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';

/** Parts of the address that only scripts read. */
const CLIENT_ONLY_QUERY = /[?&](teams\b|module:)/;

/** Placeholders for data whose call failed on the server. */
const LOADING = '#main [data-loading], #main [aria-busy="true"]';

/** Opening hours change by the minute, so pages are hydrated even with reduced data. */
const REDUCED_DATA_DELAY_MS = 60_000;

/** A script shows the age of a stored copy. */
const isStoredCopy = () => 'storedAt' in document.documentElement.dataset;

const attach = <Tag extends 'script' | 'link'>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) =>
  document.head.appendChild(
    Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', ...attributes }),
  );

/**
 * Loads the page's scripts at the first interaction, when the page is idle (with reduced data after a minute), or at once
 * when a part was not rendered on the server. After a failure it tries again at the next such event.
 * @param onFailed the shell's script could not be loaded
 */
export function scheduleHydration(
  { hydrateAtOnce, scripts: [shell, ...rest], styles }: FirstPage,
  onFailed = () => {},
): void {
  const preload = (as: 'script' | 'style', files: PinnedFile[]) => {
    for (const [href, integrity] of files) attach('link', { rel: 'preload', as, href, integrity });
  };
  let failures = 0;
  let requested = false;
  const hydrate = () => {
    if (requested || !shell) return;
    requested = true;
    preload('style', styles);
    preload('script', rest);
    const [address, integrity] = shell;
    // A refused file may be in the cache.
    const src = failures ? `${address}?retry=${failures}` : address;
    attach('script', { src, integrity }).addEventListener('error', () => {
      failures += 1;
      onFailed();
      requested = false;
    });
  };

  if (hydrateAtOnce || CLIENT_ONLY_QUERY.test(location.search) || isStoredCopy()) hydrate();
  const options = { capture: true, passive: true };
  for (const name of INTERACTION_EVENTS) addEventListener(name, hydrate, options);
  const onPointer = ({ target }: Event) => {
    if (target instanceof Element && target.closest(INTERACTIVE_SELECTOR)) hydrate();
  };
  addEventListener('pointerover', onPointer, options);
  addEventListener('DOMContentLoaded', () => document.querySelector(LOADING) && hydrate());
  onIdleAfterLoad(hydrate, prefersReducedData() ? REDUCED_DATA_DELAY_MS : undefined);
}
