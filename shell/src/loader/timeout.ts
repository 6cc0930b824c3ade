/** How long a module may take to load: 3 s less the time in which its boundary is painted. */
export const LOAD_TIMEOUT_MS = 2800;

/** Work that took longer. */
export class LateError extends Error {
  override name = 'LateError';
}

/** Rejects when work takes longer than `LOAD_TIMEOUT_MS`, with what `error` makes. */
export function withTimeout<T>(work: Promise<T>, error: () => Error): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(error()), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
