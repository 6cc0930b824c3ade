/** Runs something when the page has loaded with all that it shows, or at once where it has. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
