interface Waiting<Item> {
  item: Item;
  stored(): void;
  failed(error: unknown): void;
}

/** So many at most are stored together. */
const MOST = 500;

/**
 * Stores what arrives in groups: while one group is being written, the next one gathers. Nothing waits for a timer, so
 * a single item goes at once and many share their round trips.
 * @param store stores a group, whole or not at all
 * @returns resolves when the item is stored (D-58), rejects with the group's fault
 */
export function createIntake<Item>(store: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let writing = false;

  async function write() {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        await store(group.map(({ item }) => item));
        for (const { stored } of group) stored();
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    writing = false;
  }

  return (item) =>
    new Promise<void>((stored, failed) => {
      waiting.push({ item, stored, failed });
      if (!writing) void write();
    });
}
