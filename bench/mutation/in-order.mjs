import Sequencer from '@jest/test-sequencer';

/** Runs test files in the order of `MUTATION_TESTS`, so that the quickest answer comes first. */
export default class InOrder extends Sequencer {
  sort(tests) {
    const order = (process.env.MUTATION_TESTS ?? '').split('\n');
    return [...tests].sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  }
}
