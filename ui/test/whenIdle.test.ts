import { expect, test } from '@jest/globals';
import { whenIdle } from '../src';

test('idle work is one task each; canceled work is not done', () => {
  const tasks: (() => void)[] = [];
  window.requestIdleCallback = (task) => tasks.push(() => task({} as IdleDeadline));
  const done: string[] = [];
  whenIdle(() => done.push('a'));
  const cancel = whenIdle(() => done.push('b'));
  whenIdle(() => done.push('c'));
  expect([tasks.length, done]).toEqual([1, []]);
  tasks.shift()!();
  cancel();
  expect([tasks.length, done]).toEqual([1, ['a']]);
  tasks.shift()!();
  expect([tasks.length, done]).toEqual([0, ['a', 'c']]);
});
