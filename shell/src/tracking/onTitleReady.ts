const TITLE_TIMEOUT_MS = 5000;

/**
 * Calls back when the new screen has changed the document's title, or after five seconds.
 * @returns function that calls back at once if that has not happened
 */
export function onTitleReady(callback: () => void): () => void {
  const finish = () => {
    clearTimeout(timer);
    changes.disconnect();
    if (done) return;
    done = true;
    callback();
  };
  let done = false;
  const before = document.title;
  // The new page may add scripts and styles before it sets the title.
  const changes = new MutationObserver(() => {
    if (document.title !== before) finish();
  });
  const timer = setTimeout(finish, TITLE_TIMEOUT_MS);
  changes.observe(document.head, { subtree: true, childList: true, characterData: true });
  return finish;
}
