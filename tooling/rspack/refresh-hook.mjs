/**
 * Comes before React in a shell in development form: keeps its renderer where the hot replacement of a module that
 * is loaded later looks for it (react-refresh reads `renderers` and wraps the other functions).
 */
const renderers = new Map();
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
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
