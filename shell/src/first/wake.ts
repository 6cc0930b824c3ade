import type { FirstPage, PinnedFile } from '@guide/contracts/module';
import { whenQuiet } from './whenQuiet';

/** What a visitor does who wants something of the page. */
const DOINGS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

/** What answers a pointer that rests on it. */
const ANSWERING = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';

/** What a script of the address asks the page to show. */
const SHOWN_BY_SCRIPT = /[?&](teams\b|module:)/;

/** What a screen was served with instead of its data, as a call failed on the server. */
const LOADING = '#main [data-loading], #main [aria-busy="true"]';

/** A stored copy says how old it is, and its scripts are stored as well. */
const isStoredCopy = () => 'storedAt' in document.documentElement.dataset;

const isSparing = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType = '' } = connection ?? {};
  return saveData || /2g/.test(effectiveType) || 'saveData' in document.documentElement.dataset;
};

const attach = <Tag extends 'script' | 'link'>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) =>
  document.head.appendChild(
    Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', ...attributes }),
  );

/**
 * Loads the page's scripts with the first that the visitor does, and by itself when the page says so or was served
 * unfinished. Until then they are fetched ahead when the page is quiet, unless the visitor saves data or has a slow
 * line. After a failure the next doing tries again.
 * @param onFailed the shell's script could not be loaded
 */
export function wakeLater(
  { wakesAfterMs, scripts: [shell, ...rest], styles }: FirstPage,
  onFailed = () => {},
): void {
  const load = (rel: 'preload' | 'prefetch', as: 'script' | 'style', files: PinnedFile[]) => {
    for (const [href, integrity] of files) attach('link', { rel, as, href, integrity });
  };
  let failures = 0;
  let asked = false;
  const wake = () => {
    if (asked || !shell) return;
    asked = true;
    load('preload', 'style', styles);
    load('preload', 'script', rest);
    const [address, integrity] = shell;
    // A file that was refused would be taken from the cache again.
    const src = failures ? `${address}?retry=${failures}` : address;
    attach('script', { src, integrity }).addEventListener('error', () => {
      failures += 1;
      onFailed();
      asked = false;
    });
  };

  if (wakesAfterMs === 0 || SHOWN_BY_SCRIPT.test(location.search) || isStoredCopy()) {
    wake();
    return;
  }
  const options = { capture: true, passive: true };
  for (const name of DOINGS) addEventListener(name, wake, options);
  const onPointer = ({ target }: Event) => {
    if (target instanceof Element && target.closest(ANSWERING)) wake();
  };
  addEventListener('pointerover', onPointer, options);
  addEventListener('DOMContentLoaded', () => document.querySelector(LOADING) && wake());
  whenQuiet(wake, wakesAfterMs);
  whenQuiet(() => {
    if (asked || !shell || isSparing()) return;
    load('prefetch', 'script', [shell, ...rest]);
    load('prefetch', 'style', styles);
  });
}
