import type { FirstPage, PinnedFile } from '@guide/contracts/module';
import { onIdleAfterLoad } from './afterLoad';
import { prefersReducedData } from './reducedData';

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin', 'input', 'scroll'];

const INTERACTIVE_SELECTOR = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';

const CLIENT_ONLY_QUERY = /[?&](teams\b|module:)/;

const LOADING = '#main [data-loading], #main [aria-busy="true"]';

/** Even with reduced data a page must hydrate, because opening hours change by the minute. */
const REDUCED_DATA_DELAY_MS = 60_000;

/** An overloaded guide can refuse the script. Later attempts start at an interaction. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 16_000];

/** A stored copy hydrates at once, because a script shows its age. */
const isStoredCopy = () => 'storedAt' in document.documentElement.dataset;

const attach = <Tag extends 'script' | 'link'>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) =>
  document.head.appendChild(
    Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', ...attributes }),
  );

/** WebKit ignores the `integrity` of preloads, so the page's `Integrity-Policy` refuses and reports them. */
const refusesScriptPreloads = () => navigator.vendor.startsWith('Apple');

/** Loads the page's scripts at the first interaction, when idle, or at once if the server did not render a part. */
export function scheduleHydration(
  { hydrateAtOnce, scripts: [shell, ...rest], styles }: FirstPage,
  onFailed = () => {},
): void {
  const preload = (as: 'script' | 'style', files: PinnedFile[]) => {
    for (const [href, integrity] of files)
      if (as === 'script' && refusesScriptPreloads()) fetch(href, { integrity }).catch(() => {});
      else attach('link', { rel: 'preload', as, href, integrity });
  };
  let failures = 0;
  let requested = false;
  const hydrate = () => {
    if (requested || !shell) return;
    requested = true;
    preload('style', styles);
    preload('script', rest);
    const [address, integrity] = shell;
    // The cache may contain a file that failed its integrity check.
    const src = failures ? `${address}?retry=${failures}` : address;
    attach('script', { src, integrity }).addEventListener('error', () => {
      onFailed();
      requested = false;
      const delayMs = RETRY_DELAYS_MS[failures];
      failures += 1;
      if (delayMs !== undefined) setTimeout(hydrate, delayMs);
    });
  };

  if (hydrateAtOnce || CLIENT_ONLY_QUERY.test(location.search) || isStoredCopy()) hydrate();
  const options = { capture: true, passive: true };
  for (const name of INTERACTION_EVENTS) addEventListener(name, hydrate, options);
  const onPointer = ({ target }: Event) => {
    if (target instanceof Element && target.closest(INTERACTIVE_SELECTOR)) hydrate();
  };
  addEventListener('pointerover', onPointer, options);
  addEventListener('online', () => failures && hydrate());
  addEventListener('DOMContentLoaded', () => document.querySelector(LOADING) && hydrate());
  onIdleAfterLoad(hydrate, prefersReducedData() ? REDUCED_DATA_DELAY_MS : undefined);
}
