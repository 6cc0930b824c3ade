/**
 * Comes before React in a shell in development form: stores its renderer where the hot replacement of a module that
 * is loaded later looks for it (react-refresh reads `renderers` and wraps the other functions), and notifies the page of
 * every edit that was shown, for the boundaries of what failed before it (`shell/src/loader/ModuleBoundary.tsx`).
 */
/** @typedef {{ scheduleRefresh?(root: object, update: object): void }} Renderer React's, as its development form gives it */

const EDIT_SHOWN = 'guide:edit-shown';

/** @type {Map<number, Renderer>} */
const renderers = new Map();
/** @typedef {{ inject(renderer: Renderer): number, [other: string]: unknown }} Hook */
const scope = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }} */ (/** @type {unknown} */ (globalThis));
// The browser's own devtool for React may have been here before.
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
