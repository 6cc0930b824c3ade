import { neighbourhoodOfClient } from '../security/client';

/** Who requested which page; `client` is a network address, `path` has no query. */
export interface Requester {
  client: string;
  path: string;
}

interface Crash {
  at: number;
  /** The pages in work; empty when the bundle itself could not be evaluated, which no visitor causes. */
  requesters: Requester[];
}

/** A release whose renderer ended for clients of this many neighbourhoods within this time is given up. */
export const MAX_CRASHES = 3;
const WINDOW_MS = 60_000;
/** A client for whom renderers ended this often gets other pages of the release from the one before it, too. */
const MAX_CRASHES_OF_CLIENT = 2;
const MAX_STORED_CRASHES = 30;

/**
 * When renderers of one release ended, and for whom. An end counts by client: one that repeats an address that crashes
 * renderers, or tries many, is one, and does not get it a second time. So are neighbours: a provider gives one customer
 * many addresses.
 */
export function createCrashHistory() {
  let crashes: Crash[] = [];
  const recent = () => crashes.filter(({ at }) => performance.now() - at < WINDOW_MS);

  return {
    /** @returns whether the release is to be given up */
    add(requesters: Requester[]): boolean {
      crashes = [...recent(), { at: performance.now(), requesters }].slice(-MAX_STORED_CRASHES);
      return countVisitors(crashes) >= MAX_CRASHES;
    },
    /** Whether a page is not to be rendered by this release, because it ended renderers for this client. */
    isBlocked({ client, path }: Requester): boolean {
      const own = recent().filter(({ requesters }) =>
        requesters.some((requester) => requester.client === client),
      );
      return (
        own.length >= MAX_CRASHES_OF_CLIENT ||
        own.some(({ requesters }) =>
          requesters.some((requester) => requester.client === client && requester.path === path),
        )
      );
    },
  };
}

/** How many crashes have no neighbourhood in common with another: one visitor beside others counts once. */
function countVisitors(crashes: Crash[]): number {
  const counted = new Set<string>();
  return crashes.filter(({ requesters }) => {
    const neighbourhoods = requesters.map(({ client }) => neighbourhoodOfClient(client));
    if (neighbourhoods.some((one) => counted.has(one))) return false;
    for (const one of neighbourhoods) counted.add(one);
    return true;
  }).length;
}
