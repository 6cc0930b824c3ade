const TITLE_TIMEOUT_MS = 5000;

/**
 * Calls back once the new page's screen has changed the document's title, at the latest after five seconds.
 * @returns calls back at once if it has not yet
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
  // The new page may add scripts and styles before its title.
  const changes = new MutationObserver(() => {
    if (document.title !== before) finish();
  });
  const timer = setTimeout(finish, TITLE_TIMEOUT_MS);
  changes.observe(document.head, { subtree: true, childList: true, characterData: true });
  return finish;
}
