/**
 * A write to the store that is made in memory already: new bytes for a key, or none when it is removed.
 * `undo` takes it back in memory when the store fails.
 */
export type Change = { bytes?: Uint8Array; undo: () => void } & (
  | { table: 'records'; key: [collection: number, record: number] }
  | { table: 'collections'; key: string }
);
