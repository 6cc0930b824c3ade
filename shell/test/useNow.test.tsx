import { HostContext, useNow } from '@guide/contracts/module';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;

const Clock = () => <time>{new Date(useNow()).toISOString().slice(11, 16)}</time>;
const clocks = () => screen.getAllByRole('time').map(({ textContent }) => textContent);

afterEach(() => {
  jest.useRealTimers();
});

test('D-44 all clocks of a page go by one timer, which ends with the last of them', () => {
  jest.useFakeTimers({ now: NOON });
  const page = (count: number) => (
    <HostContext value={{ now: NOON } as never}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the clocks are alike.
        <Clock key={place} />
      ))}
    </HostContext>
  );
  const { rerender } = render(page(3));
  expect(clocks()).toEqual(['12:00', '12:00', '12:00']);
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(clocks()).toEqual(['12:01', '12:01', '12:01']);
  rerender(page(0));
  expect(jest.getTimerCount()).toBe(0);
});
