/** What a visitor does first on a page, with a finger, a pen, a mouse, a wheel or a keyboard. */
const ACTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Calls a function after the visitor's first act on the page, or at once if it is over. For work that nothing needs
 * earlier. @returns function that cancels the call
 */
export function onFirstAct(run: () => void): () => void {
  if (window.guideBootstrap?.hasActed()) {
    run();
    return () => {};
  }
  const listening = new AbortController();
  const act = () => {
    listening.abort();
    // The act itself is answered first.
    setTimeout(run);
  };
  for (const name of ACTS)
    addEventListener(name, act, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}
