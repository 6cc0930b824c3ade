/** Builds one target of `buildSite`, described as JSON in the first argument. */
import path from 'node:path';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { precompress } from '@guide/contracts/release/precompress';
import { buildModule } from '../../module/src/build/build.mjs';
import { compile } from '../../module/src/build/compile.mjs';
import { hideSourceMaps } from '../../module/src/build/source-maps.mjs';
import { moduleTarget, root } from '../rspack/common.mjs';
import { shellConfigs } from '../rspack/shell.mjs';
import { writeKitRelease } from './embed-kit.mjs';
import { buildChecks, buildRenderer } from './gateway-programs.mjs';
import { writeShellFile } from './shell-file.mjs';

const { name, out, city, development } = JSON.parse(String(process.argv[2]));

try {
  if (name === 'shell') {
    await compile(shellConfigs({ out, development }));
    if (!development) hideSourceMaps(out);
    writeShellFile(out);
  } else if (name === EMBED_KIT) {
    const { embedConfigs } = await import('../rspack/embed.mjs');
    await compile(embedConfigs({ out, city, development }));
    writeKitRelease(out);
  } else if (name === 'renderer') {
    await buildRenderer({ out, development });
  } else if (name === 'checks') {
    await buildChecks(out);
  } else if (name === 'social') {
    const { buildSocial } = await import('./social.mjs');
    await buildSocial({ pack: path.join(root, 'cities', city), out });
  } else {
    await buildModule({ ...moduleTarget(name, { out, city }), development });
  }
  if (!['renderer', 'checks', 'social'].includes(name)) precompress(path.join(out, 'browser'));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
