/** An expected error: why a command stops, in one sentence. */
export class Refusal extends Error {}

/** Turns a rejection into a {@link Refusal}. @template T @param {Promise<T>} promise */
export const asRefusal = (promise) =>
  promise.catch((error) => {
    throw new Refusal(error.message);
  });
