import { useAddressState, useLocation, useNavigate } from '@guide/contracts/module';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface Choice {
  area: string;
  sort: string;
}
const read = (search: URLSearchParams): Choice => ({
  area: search.get('area') ?? 'all',
  sort: search.get('sort') ?? 'rating',
});
const pathOf = (choice: Choice) => `?${new URLSearchParams({ ...choice })}`;

function Choices() {
  const [choice, go] = useAddressState(read, pathOf);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => go({ ...choice, area: 'Soho' })}>
        Soho
      </button>
      <button type="button" onClick={() => go({ ...choice, sort: 'name' })}>
        By name
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <output>{`${choice.area} ${choice.sort}`}</output>
    </>
  );
}

/** A part of the page that waits for its data at every address but the first. */
function Slow({ arrivals }: { arrivals: Map<string, PromiseWithResolve> }) {
  const { search } = useLocation();
  if (search === '') return null;
  const arrival = arrivals.get(search) ?? withResolve();
  arrivals.set(search, arrival);
  use(arrival.promise);
  return <p>{search}</p>;
}

interface PromiseWithResolve {
  promise: Promise<void>;
  resolve: () => void;
}
function withResolve(): PromiseWithResolve {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shown = () => screen.getByRole('status').textContent;

test('D-9 a choice shows before its page is there, a second one keeps the first, and Back undoes one', async () => {
  const arrivals = new Map<string, PromiseWithResolve>();
  render(
    <MemoryRouter>
      <Suspense>
        <Slow arrivals={arrivals} />
      </Suspense>
      <Choices />
    </MemoryRouter>,
  );
  await press('Soho');
  expect(shown()).toBe('Soho rating');
  await press('By name');
  expect(shown()).toBe('Soho name');
  expect(screen.queryByText(/area/)).toBeNull();

  await act(async () => {
    for (const { resolve } of arrivals.values()) resolve();
  });
  expect(screen.getByText('?area=Soho&sort=name')).toBeTruthy();
  expect(shown()).toBe('Soho name');
  await press('Back');
  expect(shown()).toBe('Soho rating');
});
