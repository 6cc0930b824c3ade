import { startTransition, useOptimistic } from 'react';

/**
 * Lets a control show a choice in the next frame, while everything that depends on it renders later.
 * @param onChange - may return a promise: the choice is shown until it resolves
 * @returns the shown value, and the listener for choices
 */
export function useInstant<Value>(
  value: Value,
  onChange: (value: Value) => void | Promise<void>,
): [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      return onChange(next);
    });
  return [shown, choose];
}
