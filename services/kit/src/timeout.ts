/** Rejects with `createError()` after `ms`. The work itself is not cancelled. */
export async function withTimeout<T>(ms: number, work: Promise<T>, createError: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
