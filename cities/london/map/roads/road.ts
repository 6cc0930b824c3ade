import { type Position, trace } from '../trace';

/** A named road: class 1 is a major road, 2 a main road, 3 a street. */
export interface Road {
  name: string;
  rank: 1 | 2 | 3;
  line: Position[];
}

/** A road from its name, its class and its course (see `trace` for how the course is written). */
export const road = (name: string, rank: Road['rank'], course: string): Road => ({
  name,
  rank,
  line: trace(course),
});
