import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { type Availability, databaseUnavailable, singleFlight, withTimeout } from '@guide/service-kit';
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

/** How long a read is reused: short, because a release is live at the next navigation. */
const CACHE_MS = 250;
/** From this age on the next read runs in the background, so that few requests wait for one. */
const REFRESH_MS = CACHE_MS - 50;
/** How long a request waits for a read if it has a fallback. */
const READ_TIMEOUT_MS = 200;

const UNKNOWN: Pick<Availability, 'read'> = {
  read: (ms, live) => withTimeout(ms, live(), databaseUnavailable),
};

/** The documents are stored too: which of them may be used can change without a read. */
interface Read {
  state: RegistryState;
  documents: ReleaseRecord[];
}

/** Reads the registry for all requests, one read at a time. The last read is the fallback without the database. */
export function createStateReader(
  modules: Collection<ModuleRecord>,
  releases: ReturnType<typeof createReleases>,
  availability = UNKNOWN,
) {
  let lastRead: Read | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<RegistryState> | null = null;
  /** Counts local changes: a read that began before a change is outdated. */
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

  function readOnce(): Promise<RegistryState> {
    if (reading) return reading;
    const started = read().finally(() => {
      if (reading === started) reading = null;
    });
    started.catch(() => {});
    reading = started;
    return started;
  }

  /** The last read, without releases that are refused by now. */
  const withoutRefused = singleFlight(async ({ state, documents }: Read) => ({
    ...state,
    releases: await releases.accepted(documents),
  }));

  return {
    async state(): Promise<RegistryState> {
      const age = performance.now() - readAt;
      const earlier = lastRead;
      if (earlier && age < REFRESH_MS) return earlier.state;
      if (!earlier) return readOnce();
      // A slow database must not delay pages.
      const next = availability.read(READ_TIMEOUT_MS, readOnce).catch(() => withoutRefused(earlier));
      return age < CACHE_MS ? earlier.state : next;
    },

    /** Call after a change: earlier and current reads are not reused. */
    invalidate(): void {
      readAt = Number.NEGATIVE_INFINITY;
      changes += 1;
      reading = null;
    },
  };
}
