let loading: Promise<unknown> | undefined;

/**
 * Loads the whole style sheets of which no more stands in the page than it shows, each right behind its part, so that
 * they keep their order: what is shown from now on may need any of their rules.
 * @returns resolves when they are there, or will not be
 */
export function wholeStyles(): Promise<unknown> {
  const files = window.guideBootstrap?.page.styles ?? [];
  const parts = document.querySelectorAll('style[data-part]');
  loading ??= Promise.all(
    files.map(([href, integrity], place) => {
      const link = document.createElement('link');
      const settled = new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      });
      parts[place]!.after(
        Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' }),
      );
      return settled;
    }),
  );
  return loading;
}
