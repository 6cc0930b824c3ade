/** Builds one target, described as JSON in the first argument; see `buildSite`. */
import path from 'node:path';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { precompress } from '@guide/contracts/release/precompress';
import { moduleConfigs } from '../rspack/module.mjs';
import { shellConfigs } from '../rspack/shell.mjs';
import { compile } from './compile.mjs';
import { UNNAMED } from './content-names.mjs';
import { writeKitRelease } from './embed-kit.mjs';
import { writeReleaseFile, writeShellFile } from './release-file.mjs';

const { name, out, city, development } = JSON.parse(process.argv[2]);

try {
  if (name === 'shell') {
    await compile(shellConfigs({ out, development }));
    writeShellFile(out);
  } else if (name === EMBED_KIT) {
    const { embedConfigs } = await import('../rspack/embed.mjs');
    await compile(embedConfigs({ out, city, development }));
    writeKitRelease(out);
  } else if (name === 'renderer') {
    const { buildRenderer } = await import('./renderer.mjs');
    await buildRenderer({ out, development });
  } else if (name === 'checks') {
    const { buildChecks } = await import('./checks.mjs');
    await buildChecks(out);
  } else {
    await compile(moduleConfigs(name, { out, city, development, id: development ? undefined : UNNAMED }));
    writeReleaseFile(name, out);
  }
  if (name !== 'renderer' && name !== 'checks') precompress(path.join(out, 'browser'));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
