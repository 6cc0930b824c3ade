interface Waiting<Item, Result> {
  item: Item;
  stored(result: Result): void;
  failed(error: unknown): void;
}

/** So many at most are stored together. */
const MOST = 500;

/**
 * Stores what arrives in groups: while one group is being written, the next one gathers. Nothing waits for a timer, so
 * a single item goes at once and many share their round trips.
 * @param store stores a group, whole or not at all, and gives back a result for each item
 * @returns resolves to its result when the item is stored (D-58), rejects with the group's fault
 */
export function createIntake<Item, Result>(
  store: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let writing = false;

  async function write() {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        const results = await store(group.map(({ item }) => item));
        for (const [index, { stored }] of group.entries()) stored(results[index]!);
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    writing = false;
  }

  return (item) =>
    new Promise<Result>((stored, failed) => {
      waiting.push({ item, stored, failed });
      if (!writing) void write();
    });
}
