import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Catalogue, ReleaseManifest } from '@guide/contracts/api';
import { integrityOf } from '@guide/contracts/module/integrity';
import { packRelease } from '../../module/src/release/archive.mjs';
import { requestGuide } from '../../module/src/release/client.mjs';
import { readKey, signRelease } from '../../module/src/release/keys.mjs';
import { keyFile } from '../../tooling/release/signing.mjs';
import type { Site } from './testSite';

type Messages = Record<string, unknown>;

/** Writes the catalogue of a language into a build's folder of browser files. @returns its entry in the manifest */
export async function writeCatalogue(
  browser: string,
  language: string,
  messages: Messages,
): Promise<Catalogue> {
  const text = JSON.stringify(messages);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `texts-${language}.${hash}.json`;
  await writeFile(path.join(browser, file), text);
  const translated = Object.keys(messages).length;
  return { file, integrity: integrityOf(text), translated, texts: translated };
}

/** Releases a built module in other languages, as `guide release` does after its build. */
export async function openLanguageReleases(site: Site, module: string) {
  const key = await readKey(keyFile(site.dataDir));
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-languages-'));
  await cp(path.join(site.buildFolder, 'modules', module), folder, { recursive: true });
  const built: ReleaseManifest = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const browserFolder = path.join(folder, 'browser');
  const browser = (file: string) => path.join(browserFolder, file);
  /** The build's catalogues by language. */
  const catalogues: Record<string, Messages> = {};
  for (const [language, { file }] of Object.entries(built.languages ?? {})) {
    catalogues[language] = JSON.parse(await readFile(browser(file), 'utf8'));
    for (const ending of ['', '.br', '.gz']) await rm(browser(file + ending), { force: true });
  }
  let released = 0;

  return {
    catalogues,
    /** Makes a release with these catalogues live. @param wanted - undefined: older than languages */
    async release(wanted?: Record<string, Messages>): Promise<ReleaseManifest> {
      released += 1;
      const { languages: _, ...manifest } = built;
      const entries = await Promise.all(
        Object.entries(wanted ?? {}).map(
          async ([language, messages]) =>
            [language, await writeCatalogue(browserFolder, language, messages)] as const,
        ),
      );
      const version = `${built.version}.${released}`;
      const release = { ...manifest, version, ...(wanted && { languages: Object.fromEntries(entries) }) };
      const archive = await packRelease(folder, await signRelease(key, release));
      const claims = { module, version, percent: 100, ramp: false };
      await requestGuide(site.url, key, { ...claims, action: 'release' }, archive);
      for (const [, { file }] of entries) await rm(browser(file));
      return release as ReleaseManifest;
    },
    rollback: () => requestGuide(site.url, key, { module, action: 'rollback' }),
    close: () => rm(folder, { recursive: true }),
  };
}
