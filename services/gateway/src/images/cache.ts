import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Counter, singleFlight } from '@guide/service-kit';

const requests = new Counter({
  name: 'guide_image_cache_requests_total',
  help: 'Requested pictures, by whether the cache had them (hit) or not (miss)',
  labelNames: ['result'],
});
const written = new Counter({
  name: 'guide_image_cache_written_bytes_total',
  help: 'Bytes of created pictures',
});

/** A folder of pictures of at most `limitBytes`, with LRU eviction. Concurrent requests share one rendering. */
export function createImageCache(folder: string, limitBytes: number, onTrimFailed: (error: Error) => void) {
  let writtenSinceTrim = 0;

  async function trim(): Promise<void> {
    writtenSinceTrim = 0;
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
      if (total <= limitBytes) return;
      await rm(file, { force: true });
      total -= bytes;
    }
  }

  async function readOrCreate(file: string, produce: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await readFile(file).catch(() => null);
    if (cached) {
      const now = new Date();
      void utimes(file, now, now).catch(() => {});
      requests.inc({ result: 'hit' });
      return cached;
    }
    requests.inc({ result: 'miss' });
    const created = await produce();
    written.inc(created.length);
    // A full disk must not cost a visitor the picture.
    await store(file, created).catch(() => {});
    writtenSinceTrim += created.length;
    if (writtenSinceTrim > limitBytes / 10) trim().catch(onTrimFailed);
    return created;
  }

  const share = singleFlight(readOrCreate, (file) => file);
  return {
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
