/** A module must load within 3 s, minus the time to paint its boundary. */
export const LOAD_TIMEOUT_MS = 2800;

export class LateError extends Error {
  override name = 'LateError';
}

/** Rejects with `error()` if the work takes longer than `LOAD_TIMEOUT_MS`. */
export function withTimeout<T>(work: Promise<T>, error: () => Error): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(error()), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
