/**
 * Hands over the heading of the screen: at once, or when its data has come and it is shown.
 * @param then is called once, and not after the returned function was called
 */
export function whenHeading(then: (heading: HTMLElement) => void): () => void {
  const main = document.querySelector('main')!;
  const found = () => main.querySelector<HTMLElement>('h1');
  const observer = new MutationObserver(() => {
    const heading = found();
    if (!heading) return;
    observer.disconnect();
    then(heading);
  });
  const heading = found();
  if (heading) then(heading);
  else observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
