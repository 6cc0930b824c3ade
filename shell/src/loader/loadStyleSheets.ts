let loading: Promise<unknown> | undefined;

/** Loads the complete style sheets, each after its inlined part to keep their order. Resolves even if one fails. */
export function loadStyleSheets(): Promise<unknown> {
  const files = window.guideBootstrap?.page.styles ?? [];
  const parts = document.querySelectorAll('style[data-part]');
  loading ??= Promise.all(
    files.map(([path, integrity], index) => {
      const link = document.createElement('link');
      // Modules recognize their loaded style sheet by its absolute URL; otherwise they add it again.
      const { href } = new URL(path, document.baseURI);
      const settled = new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      });
      parts[index]!.after(
        Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' }),
      );
      return settled;
    }),
  );
  return loading;
}
