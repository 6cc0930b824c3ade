import { isRelease } from './release';

/** A module that failed at a visitor: it could not be loaded, or it failed while it ran. */
export interface Failure {
  module: string;
  version: string;
  kind: 'load' | 'render';
}

/** Reads the event `module_failure`; undefined for any other, and for one that says nothing usable. */
export function readFailure(name: string, properties: string | undefined): Failure | undefined {
  if (name !== 'module_failure' || !properties) return undefined;
  const { module, version, kind } = JSON.parse(properties);
  return isRelease(module, version) && (kind === 'load' || kind === 'render')
    ? { module, version, kind }
    : undefined;
}
