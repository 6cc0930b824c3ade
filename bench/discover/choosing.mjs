/**
 * Runs in the page: `nextChoice()` waits for the next change of a filter and gives the ms from the event to the frame
 * that shows the first new cards, to the one that shows all of the page, and the number of cards.
 */
export function choosing() {
  const CARDS_PER_PAGE = 48;
  const MAX_UNCUT_CARDS = 96;
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(0);
    });
  const cards = () => document.querySelectorAll('[aria-label="Attractions"] > *').length;
  const total = () => Number.parseInt(document.querySelector('form [role="status"]')?.textContent ?? '', 10);

  globalThis.nextChoice = () =>
    new Promise((done) => {
      const begin = () => {
        const start = performance.now();
        let first;
        const observer = new MutationObserver(() => {
          const all = cards() === (total() <= MAX_UNCUT_CARDS ? total() : CARDS_PER_PAGE);
          if (all) observer.disconnect();
          painted((now) => {
            first ??= now - start;
            if (all) done({ first, whole: now - start, cards: cards() });
          });
        });
        observer.observe(document.querySelector('main') ?? document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      };
      document.addEventListener('change', begin, { once: true, capture: true });
    });
}
