type Callback = (...values: unknown[]) => void;

/** Timers with numeric ids: Node's timer objects would expose the renderer's own timers to a module. */
export function createTimers(timers: {
  setTimeout(callback: () => void, ms?: number): NodeJS.Timeout;
  setInterval(callback: () => void, ms?: number): NodeJS.Timeout;
  clearTimeout(timer: NodeJS.Timeout | undefined): void;
}) {
  const running = new Map<number, NodeJS.Timeout>();
  let last = 0;

  function createStarter(start: typeof timers.setTimeout, once: boolean) {
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
    setTimeout: createStarter(timers.setTimeout, true),
    setInterval: createStarter(timers.setInterval, false),
    clearTimeout: clear,
    clearInterval: clear,
  };
}
