import { useHost, useUrlState } from '@guide/contracts/module';
import { type Choice, readChoice, writeChoice } from './choice';

const pathOf = (choice: Choice) => `?${writeChoice(choice)}`;

/** The choice in the address, and a way to change it (D-9). */
export function useChoice() {
  const { track } = useHost();
  const [choice, go] = useUrlState(readChoice, pathOf);
  const choose = (change: Partial<Choice>) => {
    go({ ...choice, page: 1, ...change });
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category: 'attractions', label: `${name}: ${value}` });
  };
  return { choice, choose };
}
