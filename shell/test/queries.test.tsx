import { useQuery } from '@guide/contracts/module';
import { afterEach, expect, jest, test } from '@jest/globals';
import { dehydrate, focusManager, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient, KEEP_HYDRATED } from '../src/frame/queries';

const fetchAnswer = jest.fn<() => Promise<string>>();

const Question = () => {
  const { data, isError } = useQuery({ queryKey: ['question'], queryFn: fetchAnswer });
  return <p>{isError ? 'failed' : (data ?? 'loading')}</p>;
};

/** Shows the question so many times at once. */
function open(queries = createQueryClient()) {
  const page = (shown: number) => (
    <QueryClientProvider client={queries}>
      {['one', 'other'].slice(0, shown).map((place) => (
        <Question key={place} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(page(1));
  return { queries, show: (shown: number) => act(async () => rerender(page(shown))) };
}

afterEach(() => {
  fetchAnswer.mockReset();
  jest.useRealTimers();
});

test('API-18 what is mounted fetches at once, though another has the data: nothing stays fresh', async () => {
  jest.useFakeTimers();
  fetchAnswer.mockResolvedValueOnce('first').mockResolvedValue('second');
  const { show } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getAllByText('first')).toHaveLength(1);
  await show(2);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(fetchAnswer).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText('second')).toHaveLength(2);
});

test('API-18 what a page was served with is shown at once, and fetched again', async () => {
  jest.useFakeTimers();
  fetchAnswer.mockResolvedValue('now');
  const server = createQueryClient();
  server.setQueryData(['question'], 'served');
  const queries = createQueryClient();
  hydrate(queries, dehydrate(server), KEEP_HYDRATED);
  open(queries);
  expect(screen.getByText('served')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('now')).toBeTruthy();
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
});

test('API-18 a failed call is not repeated by itself', async () => {
  jest.useFakeTimers();
  fetchAnswer.mockRejectedValue(new Error('503'));
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('failed')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
});

test('API-18 no polling, but a refetch when the window gets the focus', async () => {
  jest.useFakeTimers();
  fetchAnswer.mockResolvedValueOnce('first').mockResolvedValue('second');
  open();
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(screen.getByText('first')).toBeTruthy();
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('second')).toBeTruthy();
  focusManager.setFocused(undefined);
});

test('API-18 what nobody shows leaves the cache at once, and is fetched when it is shown again', async () => {
  jest.useFakeTimers();
  fetchAnswer.mockResolvedValue('here');
  const { queries, show } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await show(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(queries.getQueryCache().getAll()).toEqual([]);
  await show(1);
  expect(fetchAnswer).toHaveBeenCalledTimes(2);
});
