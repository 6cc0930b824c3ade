import path from 'node:path';
import { moduleTarget, root } from './common.mjs';

/** Read by `guide` for modules of this repository. @param {string} name - name of the module */
export default function moduleConfig(name) {
  const { out, ...target } = moduleTarget(name, { out: '' });
  const config = ['--config', path.join(root, 'jest.config.mjs')];
  return { target, jest: [...config, `--testPathPatterns=/mfe-${name}/test/`] };
}
