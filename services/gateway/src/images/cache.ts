import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Counter, singleFlight } from '@guide/service-kit';

const requests = new Counter({
  name: 'guide_image_cache_requests_total',
  help: 'Pictures asked for, by whether they were cached (kept) or had to be made',
  labelNames: ['result'],
});
const written = new Counter({
  name: 'guide_image_cache_written_bytes_total',
  help: 'Bytes of pictures that were made',
});

/**
 * A folder of pictures with a size limit; the least recently used go first. Requests for a picture that is being
 * made share it.
 * @param limit bytes
 */
export function createImageCache(folder: string, limit: number, onTrimFailed: (error: Error) => void) {
  let grown = 0;

  async function trim(): Promise<void> {
    grown = 0;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ name }) => ({
          file: path.join(folder, name),
          ...(await size(path.join(folder, name))),
        })),
    );
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { file, bytes } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= limit) return;
      await rm(file, { force: true });
      total -= bytes;
    }
  }

  async function readOrMake(file: string, produce: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await readFile(file).catch(() => null);
    if (cached) {
      const now = new Date();
      void utimes(file, now, now).catch(() => {});
      requests.inc({ result: 'kept' });
      return cached;
    }
    requests.inc({ result: 'made' });
    const made = await produce();
    written.inc(made.length);
    // A full disk costs no visitor the picture.
    await store(file, made).catch(() => {});
    grown += made.length;
    if (grown > limit / 10) trim().catch(onTrimFailed);
    return made;
  }

  const share = singleFlight(readOrMake, (file) => file);
  return {
    /** @param key all that the picture depends on */
    get: (key: string, produce: () => Promise<Buffer>): Promise<Buffer> =>
      share(path.join(folder, createHash('sha256').update(key).digest('hex').slice(0, 40)), produce),
    trim,
  };
}

async function size(file: string) {
  const info = await stat(file).catch(() => null);
  return { bytes: info?.size ?? 0, usedAt: info?.mtimeMs ?? 0 };
}

async function store(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}.partial`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}
