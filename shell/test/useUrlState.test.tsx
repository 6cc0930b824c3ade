import { useLocation, useNavigate, useUrlState } from '@guide/contracts/module';
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
  const [choice, go] = useUrlState(read, pathOf);
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
function Slow({ data }: { data: Promise<void> }) {
  const { search } = useLocation();
  if (search !== '') use(data);
  return <p>{search}</p>;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shown = () => screen.getByRole('status').textContent;

test('D-9 a choice shows before its page is there, a second one is added to the first, and Back undoes one', async () => {
  let arrive = () => {};
  const data = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  render(
    <MemoryRouter>
      <Suspense>
        <Slow data={data} />
      </Suspense>
      <Choices />
    </MemoryRouter>,
  );
  await press('Soho');
  expect(shown()).toBe('Soho rating');
  await press('By name');
  expect(shown()).toBe('Soho name');
  expect(screen.queryByText(/area/)).toBeNull();

  await act(async () => arrive());
  expect(screen.getByText('?area=Soho&sort=name')).toBeTruthy();
  expect(shown()).toBe('Soho name');
  await press('Back');
  expect(shown()).toBe('Soho rating');
});
