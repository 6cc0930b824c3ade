/** Why a command stops: one sentence for who gave it. */
export class Refusal extends Error {}

/**
 * Makes a {@link Refusal} of what `promise` is rejected with.
 * @template T
 * @param {Promise<T>} promise
 */
export const refused = (promise) =>
  promise.catch((error) => {
    throw new Refusal(error.message);
  });
