/** Runs before React in development: keeps its renderer for react-refresh, and reports edits to `ModuleBoundary`. */
/** @typedef {{ scheduleRefresh?(root: object, update: object): void }} Renderer of React in development */

const EDIT_SHOWN = 'guide:edit-shown';

/** @type {Map<number, Renderer>} */
const renderers = new Map();
/** @typedef {{ inject(renderer: Renderer): number, [other: string]: unknown }} Hook */
const scope = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }} */ (/** @type {unknown} */ (globalThis));
// React DevTools may have defined it already.
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
