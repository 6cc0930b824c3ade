import { neighbourhoodOfClient } from '../security/client';

/** Who asked for which page; `client` is a network address, `path` has no query. */
export interface Requester {
  client: string;
  path: string;
}

interface End {
  at: number;
  /** The pages in work; empty when the bundle itself could not be evaluated, which no visitor decides. */
  requesters: Requester[];
}

/** A release whose renderer ended for clients of this many neighbourhoods within this time is given up. */
export const MAX_ENDS = 3;
const WINDOW_MS = 60_000;
/** A client for whom renderers ended this often gets other pages of the release from the one before it, too. */
const MAX_ENDS_OF_CLIENT = 2;
const MAX_KEPT_ENDS = 30;

/**
 * When renderers of one release ended, and for whom. Visitors decide which pages are asked for, so an end counts by
 * client: one that repeats an address that ends renderers, or tries many, is one, and does not get it a second time.
 * Neighbours are one as well, as they are among votes: a provider gives one customer many addresses.
 */
export function createEnds() {
  let ends: End[] = [];
  const recent = () => ends.filter(({ at }) => performance.now() - at < WINDOW_MS);

  return {
    /** @returns whether the release is to be given up */
    add(requesters: Requester[]): boolean {
      ends = [...recent(), { at: performance.now(), requesters }].slice(-MAX_KEPT_ENDS);
      const asked = ends.filter((end) => end.requesters.length > 0);
      return ends.length - asked.length + minHittingSet(asked) >= MAX_ENDS;
    },
    /** Whether a page is not to be rendered by this release, because it ended renderers for this client. */
    isBlocked({ client, path }: Requester): boolean {
      const own = recent().filter(({ requesters }) =>
        requesters.some((requester) => requester.client === client),
      );
      return (
        own.length >= MAX_ENDS_OF_CLIENT ||
        own.some(({ requesters }) =>
          requesters.some((requester) => requester.client === client && requester.path === path),
        )
      );
    },
  };
}

/** How many neighbourhoods it takes at least to have caused all of these ends, counted up to `MAX_ENDS`. */
function minHittingSet(ends: End[], allowed = MAX_ENDS): number {
  const [first, ...others] = ends;
  if (!first || allowed === 0) return 0;
  const neighbourhoods = ({ requesters }: End) => [
    ...new Set(requesters.map(({ client }) => neighbourhoodOfClient(client))),
  ];
  return Math.min(
    ...neighbourhoods(first).map((suspect) => {
      const rest = others.filter((end) => !neighbourhoods(end).includes(suspect));
      return 1 + minHittingSet(rest, allowed - 1);
    }),
  );
}
