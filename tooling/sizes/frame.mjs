import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { compile } from '../../module/src/build/compile.mjs';
import { shellConfigs } from '../rspack/shell.mjs';

const PARTS = /\/(Header|Footer|ToastRegion|TeamsSwitch|ApplySettings)$/;

/** @param {import('@rspack/core').WebpackPluginInstance[] | import('@rspack/core').RspackPluginInstance[]} plugins */
async function scriptBytes(plugins) {
  const out = mkdtempSync(path.join(tmpdir(), 'guide-shell-'));
  const [browser] = shellConfigs({ out });
  await compile([{ ...browser, plugins: [...(browser?.plugins ?? []), ...plugins] }]);
  const folder = path.join(out, 'browser');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bytes = names.map((name) => brotliCompressSync(readFileSync(path.join(folder, name))).length);
  rmSync(out, { recursive: true });
  return bytes.reduce((sum, size) => sum + size, 0);
}

/** @returns {Promise<number>} bytes that header, footer, toasts and settings add to the shell */
export async function frameBytes() {
  const emptyFrame = path.join(import.meta.dirname, 'empty-frame.mjs');
  const total = await scriptBytes([]);
  return total - (await scriptBytes([new rspack.NormalModuleReplacementPlugin(PARTS, emptyFrame)]));
}
