import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Badge, Card, CardPicture, Grid, MiniCard, SkeletonGrid } from '../src';

const tower = {
  to: '/attraction/1',
  title: 'Tower of London',
  imageUrl: '/images/tower-of-london.svg',
  place: 'Tower Hill, London',
  description: 'A royal fortress since 1078.',
  rating: 4.7,
  reviewCount: 120,
};

test('HOME-10 a card is one link, named by its title', () => {
  render(<Card {...tower} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('href')).toBe('/attraction/1');
  expect(screen.getByRole('link', { name: 'Tower of London' })).toBe(links[0]);
  expect(within(screen.getByRole('heading', { level: 3 })).getByRole('link')).toBe(links[0]);
});

test.each([
  ['card', <Card key="card" {...tower} price="£££" />],
  ['row', <MiniCard key="row" {...tower} price="£££" />],
])('GEN-02 a %s shows picture, rating, area, price and description', (_kind, element) => {
  render(element);
  const card = within(screen.getByRole('article'));
  for (const words of ['4.7', 'Tower Hill, London', '£££', 'A royal fortress since 1078.']) {
    expect(card.getByText(words)).toBeTruthy();
  }
  expect(screen.getByRole('article').querySelector('[data-state]')).not.toBeNull();
});

test('the opening state takes the place of the price', () => {
  render(<Card {...tower} price="£££" opening={{ state: 'open', text: 'Open now · until 17:30' }} />);
  expect(screen.getByText('Open now · until 17:30').dataset.opening).toBe('open');
  expect(screen.queryByText('£££')).toBeNull();
});

test('a picture carries at most three badges and its number', () => {
  const badges = ['One', 'Two', 'Three', 'Four'].map((word) => <Badge key={word}>{word}</Badge>);
  render(<CardPicture src="/images/a.svg" alt="" badges={badges} number={7} />);
  expect(screen.getByText('Three')).toBeTruthy();
  expect(screen.queryByText('Four')).toBeNull();
  expect(screen.getByText('7')).toBeTruthy();
});

test('coming near with pointer or focus tells of the intent', () => {
  const onIntent = jest.fn();
  render(<Card {...tower} onIntent={onIntent} />);
  fireEvent.pointerEnter(screen.getByRole('link'));
  fireEvent.focus(screen.getByRole('link'));
  expect(onIntent).toHaveBeenCalledTimes(2);
});

test('a row is one link as well', () => {
  render(<MiniCard {...tower} level={2} />);
  expect(
    within(screen.getByRole('heading', { level: 2 })).getByRole('link', { name: 'Tower of London' }),
  ).toBeTruthy();
});

test('a grid is a list, and leaves out what is not there', () => {
  render(
    <Grid label="Attractions">
      <Card {...tower} />
      {null}
      {false}
      <Card {...tower} />
    </Grid>,
  );
  expect(within(screen.getByRole('list', { name: 'Attractions' })).getAllByRole('listitem')).toHaveLength(2);
});

test('HOME-22 a list that loads says so, and shows nothing else to screen readers', () => {
  const { container } = render(<SkeletonGrid label="Loading London's finest..." count={6} />);
  expect(screen.getByRole('status').textContent).toBe("Loading London's finest...");
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(container.querySelectorAll('li')).toHaveLength(6);
});
