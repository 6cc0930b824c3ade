type Callback = (...values: unknown[]) => void;

/** Timers with numeric ids: Node's timer objects would lead a module to the renderer's own. */
export function createTimers(timers: {
  setTimeout(callback: () => void, ms?: number): NodeJS.Timeout;
  setInterval(callback: () => void, ms?: number): NodeJS.Timeout;
  clearTimeout(timer: NodeJS.Timeout | undefined): void;
}) {
  const running = new Map<number, NodeJS.Timeout>();
  let last = 0;

  function begin(start: typeof timers.setTimeout, once: boolean) {
    return (callback: Callback, ms?: number, ...values: unknown[]): number => {
      if (typeof callback !== 'function') throw new TypeError('The callback of a timer must be a function');
      last += 1;
      const id = last;
      const run = () => {
        if (once) running.delete(id);
        callback(...values);
      };
      running.set(id, start(run, Number(ms)));
      return id;
    };
  }

  function clear(id?: number): void {
    timers.clearTimeout(running.get(id as number));
    running.delete(id as number);
  }

  return {
    setTimeout: begin(timers.setTimeout, true),
    setInterval: begin(timers.setInterval, false),
    clearTimeout: clear,
    clearInterval: clear,
  };
}
