/** How long a module may take to load, ms: 3 s less the time in which its boundary is painted. */
export const TIMEOUT = 2800;

/** Rejects when work takes longer than `TIMEOUT`; `error` makes what it rejects with. */
export function inTime<T>(work: Promise<T>, error: () => Error): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(error()), TIMEOUT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
