import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue, OfflineBundle, Release } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import { loadOnce } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import { brotli } from '../pages/encodings';
import type { Shell } from '../pages/shellFiles';
import { releaseId } from '../releases/records';
import { releaseFolder } from '../releases/store';
import type { OfflineImages } from './images';

export const PICTURES = '/app/pictures';

const MAX_RELEASES = 200;
/** Files with texts, in all languages. */
const MAX_TEXTS = 1000;

type BundleFile = OfflineBundle['files'][number];

export interface BundleFilesOptions {
  shell: Pick<Shell, 'files'>;
  /** Folders of the shell's files and of the module store. */
  assets: string;
  store: string;
  pictures: OfflineImages;
}

/** Describes the files of a download, with the bytes that are sent to browsers. */
export function createBundleFiles({ shell, assets, store, pictures }: BundleFilesOptions) {
  const browserFolder = (module: string, version: string) =>
    path.join(releaseFolder(store, module, version), 'browser');
  const sizes = new LRUCache<string, number, string>({
    max: MAX_TEXTS,
    fetchMethod: async (_integrity, _stale, { context }) => (await brotli(context, 4)).length,
  });
  const releases = new LRUCache<string, BundleFile[], Release>({
    max: MAX_RELEASES,
    fetchMethod: (_id, _stale, { context: { module, version, base, integrity } }) =>
      Promise.all(
        Object.entries(integrity).map(async ([name, hash]) => ({
          url: base + name,
          integrity: hash,
          bytes: await sizeOf(path.join(browserFolder(module, version), name)),
          part: partOf(module),
        })),
      ),
  });

  const catalogues = new LRUCache<string, number, string>({
    max: MAX_TEXTS,
    fetchMethod: (_url, _stale, { context }) => sizeOf(context),
  });
  /** @param folder - has the catalogue's file @param base - its address */
  async function ofCatalogue(
    texts: Catalogue | undefined,
    folder: string,
    base: string,
    part: BundleFile['part'],
  ): Promise<BundleFile[]> {
    if (!texts) return [];
    const url = base + texts.file;
    const bytes = (await catalogues.fetch(url, { context: path.join(folder, texts.file) }))!;
    return [{ url, integrity: texts.integrity, bytes, part }];
  }

  return {
    ofShell: loadOnce(async (): Promise<BundleFile[]> => {
      const names = [...Object.keys(shell.files.integrity), ...shell.files.fonts, shell.files.icon];
      return Promise.all(
        [...new Set(names)].map(async (name) => ({
          url: `/assets/${name}`,
          integrity: shell.files.integrity[name] ?? integrityOf(await readFile(path.join(assets, name))),
          bytes: await sizeOf(path.join(assets, name)),
          part: 'app',
        })),
      );
    }),
    ofRelease: async (release: Release): Promise<BundleFile[]> =>
      (await releases.fetch(releaseId(release.module, release.version), { context: release }))!,
    /** The texts of the shell in a language; English needs none. */
    ofShellTexts: (language: string): Promise<BundleFile[]> =>
      ofCatalogue(shell.files.languages[language], assets, '/assets/', 'app'),
    ofReleaseTexts: (
      { module, version, base, languages }: Release,
      language: string,
    ): Promise<BundleFile[]> =>
      ofCatalogue(languages?.[language], browserFolder(module, version), base, partOf(module)),
    async ofText(url: string, text: string, part: BundleFile['part']): Promise<BundleFile> {
      const integrity = integrityOf(text);
      return { url, integrity, bytes: (await sizes.fetch(integrity, { context: text }))!, part };
    },
    async ofPictures(): Promise<BundleFile[]> {
      const files: BundleFile[] = [];
      for (const name of await pictures.names()) {
        const picture = await pictures.get(name);
        if (!picture) continue;
        const { integrity, compressed } = picture;
        files.push({ url: `${PICTURES}/${name}`, integrity, bytes: compressed.length, part: 'pictures' });
      }
      return files;
    },
  };
}

const partOf = (module: string): BundleFile['part'] => (module === 'map' ? 'map' : 'app');

/** Bytes sent to browsers: the brotli copy's size if there is one. */
const sizeOf = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;
