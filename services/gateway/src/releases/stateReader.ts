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

/** How long a read is reused: short, because a release must be live at the next navigation. */
const CACHE_MS = 250;
/** From this age on, the next read runs in the background, so that few requests wait for it. */
const REFRESH_MS = CACHE_MS - 50;
/** How long a request with a fallback waits for a read. */
const READ_TIMEOUT_MS = 200;

const NO_AVAILABILITY: Pick<Availability, 'read'> = {
  read: (ms, live) => withTimeout(ms, live(), databaseUnavailable),
};

/** Keeps the documents too: the owners file can refuse releases between two reads. */
interface Read {
  state: RegistryState;
  documents: ReleaseRecord[];
}

/** Reads the registry once for concurrent requests. During an outage the last read is the fallback. */
export function createStateReader(
  modules: Collection<ModuleRecord>,
  releases: ReturnType<typeof createReleases>,
  availability = NO_AVAILABILITY,
) {
  let lastRead: Read | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<RegistryState> | null = null;
  /** Counts local changes: a read that started before a change is outdated. */
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

  /** The last read, without releases that have been refused since. */
  const withoutRefused = singleFlight(async ({ state, documents }: Read) => ({
    ...state,
    releases: await releases.accepted(documents),
  }));

  return {
    async state(): Promise<RegistryState> {
      const age = performance.now() - readAt;
      const previous = lastRead;
      if (previous && age < REFRESH_MS) return previous.state;
      if (!previous) return readOnce();
      // A slow database must not delay pages.
      const next = availability.read(READ_TIMEOUT_MS, readOnce).catch(() => withoutRefused(previous));
      return age < CACHE_MS ? previous.state : next;
    },

    /** Call after a change: discards cached and running reads. */
    invalidate(): void {
      readAt = Number.NEGATIVE_INFINITY;
      changes += 1;
      reading = null;
    },
  };
}
