import { EMBED_KIT } from '@guide/contracts/module/embed-kit';

/**
 * How a team types a command for what it releases.
 * @param {'release' | 'rollback'} action
 * @param {string} module
 */
export const commandFor = (action, module) =>
  module === EMBED_KIT ? `npm run embed -- ${action}` : `npm run ${action} -w mfe-${module}`;
