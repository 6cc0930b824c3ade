import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Badge, CardPicture, Grid, MiniCard, SkeletonGrid } from '../src';

const tower = {
  to: '/attraction/1',
  title: 'Tower of London',
  imageUrl: '/images/tower-of-london.svg',
  place: 'Tower Hill, London',
  description: 'A royal fortress since 1078.',
  rating: 4.7,
  price: '£££',
};

test('GEN-02 a row is one link, and shows picture, rating, area, price and description', () => {
  render(<MiniCard {...tower} />);
  const card = within(screen.getByRole('article'));
  for (const words of ['4.7', 'Tower Hill, London', '£££', 'A royal fortress since 1078.']) {
    expect(card.getByText(words)).toBeTruthy();
  }
  expect(screen.getByRole('article').querySelector('[data-state]')).not.toBeNull();
  const heading = within(screen.getByRole('heading', { level: 3 }));
  expect(card.getAllByRole('link')).toEqual([heading.getByRole('link', { name: 'Tower of London' })]);
});

test('a picture carries at most three badges and its number', () => {
  const badges = ['One', 'Two', 'Three', 'Four'].map((word) => <Badge key={word}>{word}</Badge>);
  render(<CardPicture src="/images/a.svg" alt="" badges={badges} number={7} />);
  expect(screen.getByText('Three')).toBeTruthy();
  expect(screen.queryByText('Four')).toBeNull();
  expect(screen.getByText('7')).toBeTruthy();
});

test('a grid is a list, and leaves out what is not there', () => {
  render(
    <Grid label="Attractions">
      <MiniCard {...tower} />
      {null}
      {false}
      <MiniCard {...tower} />
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
