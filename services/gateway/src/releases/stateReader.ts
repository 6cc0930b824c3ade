import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { type Availability, databaseUnavailable, withTimeout } from '@guide/service-kit';
import type { Collection } from 'mongodb';
import {
  isRegistered,
  liveBefore,
  type ModuleRecord,
  type RegistryState,
  type ReleaseRecord,
  releaseId,
} from './records';
import type { createReleases } from './releases';

/** How long a read of the registry is reused: short, because a release is live at the next navigation. */
const CACHE_MS = 250;
/** From this age on a read is made anew beside the requests, so that hardly one has to wait for it. */
const REFRESH_MS = CACHE_MS - 50;
/** How long a request waits for a read when there is an earlier one to fall back on. */
const READ_TIMEOUT_MS = 200;

/** Each read finds out anew whether the database answers. */
const UNKNOWN: Pick<Availability, 'read'> = {
  read: (ms, live) => withTimeout(ms, live(), databaseUnavailable),
};

/** A read of the registry, with the documents of its releases: what of them may be used can change without a read. */
interface Read {
  state: RegistryState;
  documents: ReleaseRecord[];
}

/** Reads the registry for all requests: one read at a time, and what was read before while the database is away. */
export function createStateReader(
  modules: Collection<ModuleRecord>,
  releases: ReturnType<typeof createReleases>,
  availability = UNKNOWN,
) {
  let lastRead: Read | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<RegistryState> | null = null;
  let fallback: Promise<RegistryState> | null = null;
  /** Counts the changes that were made here: a read that began before one does not know of it. */
  let changes = 0;

  async function read(): Promise<RegistryState> {
    const changesBefore = changes;
    const records = (await modules.find().toArray()).filter(isRegistered);
    const ids = records.flatMap((record) =>
      [...record.allocations, ...liveBefore(record)].map(({ version }) => releaseId(record._id, version)),
    );
    const documents = await releases.read(ids);
    const current = {
      modules: records.filter(({ _id }) => _id !== EMBED_KIT),
      kit: records.find(({ _id }) => _id === EMBED_KIT) ?? null,
      releases: await releases.accepted(documents),
    };
    if (changes === changesBefore) {
      lastRead = { state: current, documents };
      readAt = performance.now();
    }
    return current;
  }

  /** The read that is under way, or a new one. */
  function readOnce(): Promise<RegistryState> {
    if (reading) return reading;
    const own = read().finally(() => {
      if (reading === own) reading = null;
    });
    own.catch(() => {});
    reading = own;
    return own;
  }

  /** What was read before, without what is refused by now; all who wait at the same time share one answer. */
  function lastKnown({ state, documents }: Read): Promise<RegistryState> {
    fallback ??= releases
      .accepted(documents)
      .then((accepted) => ({ ...state, releases: accepted }))
      .finally(() => {
        fallback = null;
      });
    return fallback;
  }

  return {
    /** The registry as it is now; when the database is away, the last that was read. */
    async state(): Promise<RegistryState> {
      const age = performance.now() - readAt;
      const known = lastRead;
      if (known && age < REFRESH_MS) return known.state;
      if (!known) return readOnce();
      // A database that is away or slow must not hold up pages.
      const next = availability.read(READ_TIMEOUT_MS, readOnce).catch(() => lastKnown(known));
      return age < CACHE_MS ? known.state : next;
    },

    /** After a change: what was read before it, or is being read, is not given any more. */
    invalidate(): void {
      readAt = Number.NEGATIVE_INFINITY;
      changes += 1;
      reading = null;
    },
  };
}
