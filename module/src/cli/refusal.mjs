/** An expected error: why a command stops, in one sentence. */
export class Refusal extends Error {}

/** Turns a rejection into a {@link Refusal}. @template T @param {Promise<T>} promise */
export const asRefusal = (promise) =>
  promise.catch((error) => {
    throw new Refusal(error.message, { cause: error });
  });

/** @param {string[]} faults - at least one @returns {Refusal} naming all of them */
export const refusalOf = (faults) =>
  new Refusal(
    faults.length === 1
      ? `Refused: ${faults[0]}`
      : `Refused, for ${faults.length} reasons:\n${faults.map((fault) => `  ${fault.replaceAll('\n', '\n    ')}`).join('\n')}`,
  );
