import Sequencer from '@jest/test-sequencer';

/**
 * Deals test files of the two projects in turns, the longest of each first: those of `node` wait for processes, those
 * of `web` take processor time, and side by side they need the time of one.
 */
export default class InTurns extends Sequencer {
  /** @override @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const projects = ['node', 'web'].map((name) =>
      sorted.filter(({ context }) => context.config.displayName?.name === name),
    );
    const places = new Map();
    for (const project of projects)
      for (const [at, test] of project.entries()) places.set(test, at / project.length);
    return sorted.sort((one, other) => places.get(one) - places.get(other));
  }
}
