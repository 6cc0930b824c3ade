import { seeded } from '../../../contracts/testing/random';
import type { Line } from '../network';

const KINDS = [
  'browser killed',
  'gateway killed',
  'network',
  'disk full',
  'release',
  'content',
  'paused',
  'page closed',
] as const;
const LINES: Line[] = ['refusing', 'hanging', 'trickling', 'captive', 'redirecting'];
/** Pages that are looked at without a connection. */
export const PAGES = ['/', '/pub/1', '/tower-of-london', '/attraction/4', '/search?query=tower', '/map'];
/** More than the largest file, less than the whole guide. */
const MAX_QUOTA_BYTES = 3_000_000;

/** One interruption. */
export interface Plan {
  seed: number;
  kind: (typeof KINDS)[number];
  /** What is stored before: nothing, or a whole set from before this change of the site. */
  before: 'nothing' | 'release' | 'content';
  /** How many writes pass before it. */
  writes: number;
  /** What the network becomes. */
  line: Line;
  /** What the disk has room for, bytes. */
  quota: number;
  /** What is looked at without a connection. */
  page: string;
}

/**
 * The interruption of a seed: always the same for a guide of as many files.
 * @param files how many the set has
 */
export function planOf(seed: number, files: number): Plan {
  const random = seeded(seed);
  const before = random.of(['nothing', 'nothing', 'release', 'content'] as const);
  // Each file is one write; before them the set is named, after them it becomes current and the one before is removed.
  const all = files + (before === 'nothing' ? 2 : 3);
  // A quarter comes with the last writes, where a set becomes the current one.
  const writes = random.chance(0.25) ? all - 1 - random.whole(6) : random.whole(all);
  return {
    seed,
    kind: random.of(KINDS),
    before,
    writes,
    line: random.of(LINES),
    quota: random.whole(MAX_QUOTA_BYTES),
    page: random.of(PAGES),
  };
}
