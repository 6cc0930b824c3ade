/** SHA-384 as in the `integrity` attribute. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** Whether an answer has one of the hashes that an `integrity` attribute lists. Its body can be read again after. */
export const hasIntegrity = async (answer: Response, integrity: string): Promise<boolean> =>
  integrity.split(' ').includes(await integrityOf(await answer.clone().arrayBuffer()));
