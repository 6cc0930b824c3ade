import { useQuery } from '@guide/contracts/module';
import { afterEach, expect, jest, test } from '@jest/globals';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '../src/frame/queries';

const ask = jest.fn<() => Promise<string>>();

const Question = () => {
  const { data, isError } = useQuery({ queryKey: ['question'], queryFn: ask });
  return <p>{isError ? 'failed' : (data ?? 'asking')}</p>;
};

function open(queries = createQueryClient()) {
  const page = (shown: boolean) => (
    <QueryClientProvider client={queries}>{shown && <Question />}</QueryClientProvider>
  );
  const { rerender } = render(page(true));
  return { queries, show: (shown: boolean) => act(async () => rerender(page(shown))) };
}

afterEach(() => {
  ask.mockReset();
  jest.useRealTimers();
});

test('API-18 the cache is empty at the start; a failed call is not repeated by itself', async () => {
  jest.useFakeTimers();
  ask.mockRejectedValue(new Error('503'));
  const { queries } = open();
  expect(queries.getQueryCache().getAll()[0]!.state.data).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('failed')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('API-18 no polling, but asked anew when the window gets the focus', async () => {
  jest.useFakeTimers();
  ask.mockResolvedValueOnce('first').mockResolvedValue('second');
  open();
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(screen.getByText('first')).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('second')).toBeTruthy();
  focusManager.setFocused(undefined);
});

test('API-18 what nobody shows is forgotten at once, and asked for when it is shown again', async () => {
  jest.useFakeTimers();
  ask.mockResolvedValue('here');
  const { queries, show } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await show(false);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(queries.getQueryCache().getAll()).toEqual([]);
  await show(true);
  expect(ask).toHaveBeenCalledTimes(2);
});
