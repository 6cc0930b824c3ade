import { type Dimension, ROW_DIMENSIONS } from '../counting/figures';

/** All dimensions: those of rows first, then what follows from the page. */
export const DIMENSIONS = [...ROW_DIMENSIONS, 'area', 'kind'] as const satisfies Dimension[];
export const dimensionAt = Object.fromEntries(DIMENSIONS.map((name, place) => [name, place])) as Record<
  Dimension,
  number
>;

/** Numbers the names of each dimension, in the order in which they come, the same for all days. */
export interface Names {
  /** @param dimension its place in `DIMENSIONS` */
  idOf(dimension: number, name: string): number;
  /** The number of a name; undefined when no day has it. A name that is looked up is not added. */
  find(dimension: number, name: string): number | undefined;
  /** Names by their numbers. */
  of(dimension: number): readonly string[];
}

export function createNames(): Names {
  const known = DIMENSIONS.map(() => ({ ids: new Map<string, number>(), names: [] as string[] }));
  return {
    idOf(dimension, name) {
      const { ids, names } = known[dimension]!;
      const id = ids.get(name);
      if (id !== undefined) return id;
      ids.set(name, names.length);
      return names.push(name) - 1;
    },
    find: (dimension, name) => known[dimension]!.ids.get(name),
    of: (dimension) => known[dimension]!.names,
  };
}
