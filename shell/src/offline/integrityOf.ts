async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

export const hasIntegrity = async (response: Response, integrity: string): Promise<boolean> =>
  integrity.split(' ').includes(await integrityOf(await response.clone().arrayBuffer()));
