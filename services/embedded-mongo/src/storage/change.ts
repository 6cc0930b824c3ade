/** A write to the store, made in memory already. `undo` takes it back there when the store fails. */
export type Change = { undo: () => void } & (
  | { kind: 'putRecord'; collection: number; record: number; bytes: Uint8Array }
  | { kind: 'removeRecord'; collection: number; record: number }
  | { kind: 'putCollection'; namespace: string; bytes: Uint8Array }
  | { kind: 'removeCollection'; namespace: string }
);
