/** Sends one message; `keepalive` lets it outlive the page. */
type Send = (keepalive: boolean) => Promise<void>;

/** What was sent and not answered yet. */
const unanswered = new Set<Send>();

/**
 * Sends a message. While the page is leaving it goes out so that it outlives the page; what is still unanswered by
 * then goes out once more, and the service knows it by its id.
 * @param failure what is logged, and nothing else, when it fails (TRACK-07, ERR-07)
 */
export function deliver(send: Send, failure: string): void {
  unanswered.add(send);
  send(document.visibilityState === 'hidden')
    .catch((error) => console.error(failure, error))
    .finally(() => unanswered.delete(send));
}

/** Sends again what is unanswered when the page is left. @returns takes it back */
export function deliverOnLeaving(): () => void {
  const onLeaving = () => {
    // The first attempt logs its own failure.
    for (const send of unanswered) send(true).catch(() => {});
  };
  addEventListener('pagehide', onLeaving);
  return () => removeEventListener('pagehide', onLeaving);
}
