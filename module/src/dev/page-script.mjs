/**
 * Runs before the shell in each page of `guide dev`: loads the module from this machine, and shows its errors. The dev
 * server sends its source, so it uses nothing of this file.
 */
export function runInPage() {
  const { module } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  sessionStorage.setItem(`module:${module}`, `${location.origin}/@module/remoteEntry.js`);

  /** @type {HTMLElement | undefined} */
  let panel;
  /** Shows a failure above the page until the next reload. @param {string} text */
  function show(text) {
    panel ??= document.createElement('aside');
    panel.setAttribute('role', 'alert');
    panel.textContent = text;
    // The policy of the page permits styles from scripts, but no inline ones.
    Object.assign(panel.style, {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: '2147483647',
      maxHeight: '60vh',
      overflow: 'auto',
      padding: '1rem',
      background: '#7a1020',
      color: '#fff',
      font: '14px/1.5 monospace',
      whiteSpace: 'pre-wrap',
      direction: 'ltr',
    });
    document.body.append(panel);
  }

  const seen = new WeakSet();
  /** Asks the dev server where an error was thrown, and shows it if that is in the module. @param {unknown} thrown */
  async function explain(thrown) {
    let error = thrown;
    while (error instanceof Error && error.cause instanceof Error) error = error.cause;
    if (!(error instanceof Error) || seen.has(error)) return;
    seen.add(error);
    const body = JSON.stringify({ message: error.message, stack: error.stack ?? '' });
    const response = await fetch('/@module/failures', { method: 'POST', body });
    if (response.status === 200) show(await response.text());
  }

  const log = console.error;
  console.error = (...values) => {
    log.apply(console, values);
    // React logs what an error boundary has caught.
    for (const value of values) void explain(value);
  };
  addEventListener('error', ({ error }) => void explain(error));
  addEventListener('unhandledrejection', ({ reason }) => void explain(reason));
  // The dev server's client says what does not compile.
  addEventListener('message', ({ data, source }) => {
    if (source === window && data?.type === 'webpackErrors')
      show(`The module does not compile.\n${data.data.join('\n')}`);
  });
}
