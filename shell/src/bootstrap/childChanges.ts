/**
 * Records which children elements lose and get from now on.
 * @returns passes what is recorded to a listener, and from then on each change
 */
export function recordChildChanges(): (listener: (changes: MutationRecord[]) => void) => void {
  const recorded: MutationRecord[] = [];
  let report = (changes: MutationRecord[]): void => {
    recorded.push(...changes);
  };
  new MutationObserver((changes) => report(changes)).observe(document, { childList: true, subtree: true });
  return (listener) => {
    report = listener;
    listener(recorded);
  };
}
