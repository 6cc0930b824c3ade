/** How much memory of a process lives on after collections, read from its `/metrics`. */
const SAMPLE_INTERVAL_MS = 250;
const HEAP = /^nodejs_heap_size_used_bytes (\S+)$/m;

/**
 * Samples the heap in use until it is stopped. Between collections the heap only grows, so its lowest sample is what
 * a collection left.
 * @param {string} url of the metrics
 * @returns `lowest()`: bytes, the lowest since it was last asked; `stop()`
 */
export function watchMemory(url) {
  let lowest = Number.POSITIVE_INFINITY;
  const sample = async () => {
    const text = await fetch(url).then((answer) => answer.text());
    lowest = Math.min(lowest, Number(HEAP.exec(text)?.[1]));
  };
  const timer = setInterval(() => sample().catch(() => {}), SAMPLE_INTERVAL_MS);
  return {
    async lowest() {
      await sample();
      const found = lowest;
      lowest = Number.POSITIVE_INFINITY;
      return found;
    },
    stop: () => clearInterval(timer),
  };
}
