/** Records changes of child nodes. @returns function that passes a listener all past and future changes */
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
