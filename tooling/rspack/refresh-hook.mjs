/**
 * Runs before React in development: keeps its renderer for modules that are loaded later (react-refresh reads `renderers`), and
 * notifies the page of edits, for boundaries of failed modules (`shell/src/loader/ModuleBoundary.tsx`).
 */
/** @typedef {{ scheduleRefresh?(root: object, update: object): void }} Renderer React's, as its development form gives it */

const EDIT_SHOWN = 'guide:edit-shown';

/** @type {Map<number, Renderer>} */
const renderers = new Map();
/** @typedef {{ inject(renderer: Renderer): number, [other: string]: unknown }} Hook */
const scope = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }} */ (/** @type {unknown} */ (globalThis));
// The browser's React devtools may have defined it.
scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

const hook = scope.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const { inject } = hook;
hook.inject = (renderer) => {
  const { scheduleRefresh } = renderer;
  if (scheduleRefresh)
    renderer.scheduleRefresh = (root, update) => {
      scheduleRefresh(root, update);
      dispatchEvent(new Event(EDIT_SHOWN));
    };
  return inject.call(hook, renderer);
};
