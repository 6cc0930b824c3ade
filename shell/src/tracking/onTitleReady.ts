/** How long a page may take to get its own title, ms. */
const TITLE_TIMEOUT_MS = 5000;

/**
 * Calls back once the document has another title than now, as a new page's screen sets it when it is there, or after
 * five seconds (a phone with bad reception loads its screen first).
 * @returns calls back at once if that has not happened yet: the visitor is going on
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
  // Scripts and styles of the new page come into the head before its title.
  const changes = new MutationObserver(() => {
    if (document.title !== before) finish();
  });
  const timer = setTimeout(finish, TITLE_TIMEOUT_MS);
  changes.observe(document.head, { subtree: true, childList: true, characterData: true });
  return finish;
}
