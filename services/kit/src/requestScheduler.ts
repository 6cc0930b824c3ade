/**
 * Lets so many pieces of work begin in each turn of the event loop; the others wait in their order. Node accepts one
 * new connection per turn (libuv 1.45 and later): where hundreds of known connections have something to do in every
 * turn, turns get so long that new visitors wait for seconds.
 * @returns resolves when it is one's turn; undefined when it is now
 */
export function createRequestScheduler(perTurn: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let begun = 0;

  function turn() {
    begun = 0;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      begun += 1;
      next();
      if (begun === perTurn) break;
    }
    if (begun > 0) setImmediate(turn);
  }

  return () => {
    if (begun === perTurn || waiting.length > 0) return new Promise((enter) => waiting.push(enter));
    if (begun === 0) setImmediate(turn);
    begun += 1;
    return undefined;
  };
}
