/**
 * Waits for work for a limited time; the work itself goes on, and what becomes of it then is dropped.
 *
 * @param late makes the error of work that takes longer than `ms`
 * @throws that error, or the work's own
 */
export async function withTimeout<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  work.catch(() => {});
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
