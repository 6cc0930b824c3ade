import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Rating, StarRating, thousands } from '../src';
import type { StarRule } from '../src/StarRating/fullStars';

function starsOf(rating: number, rule: StarRule) {
  const { container, unmount } = render(<StarRating rating={rating} rule={rule} />);
  const full = container.querySelectorAll('[data-star=full]').length;
  const empty = container.querySelectorAll('[data-star=empty]').length;
  const text = container.textContent;
  unmount();
  return { full, empty, text };
}

test.each([
  [4.7, 5],
  [4.5, 5],
  [4.4, 4],
  [4.49, 4],
  [5, 5],
  [0, 0],
  [0.5, 1],
])('ATT-44 detail pages: %s gives %i full stars', (rating, full) => {
  expect(starsOf(rating, 'detail')).toMatchObject({ full, empty: 5 - full });
});

test.each([
  [4.9, 4],
  [4.5, 4],
  [3, 3],
  [5, 5],
])('VAL-01 SEARCH-19 elsewhere: %s gives %i full stars', (rating, full) => {
  expect(starsOf(rating, 'list')).toMatchObject({ full, empty: 5 - full });
});

test('VAL-01 the icon beside a number is no count of stars', () => {
  const { container } = render(<Rating rating={4.7} />);
  expect(container.querySelectorAll('svg').length).toBe(1);
  expect(container.querySelectorAll('[data-star]').length).toBe(0);
});

test('D-27 the number and the count of reviews are always printed', () => {
  const { container } = render(<Rating rating={4.5} reviewCount={1} />);
  expect(container.textContent).toContain('4.5');
  expect(container.textContent).toContain('(1 review)');
  render(<Rating rating={4} reviewCount={1200} />, { container });
  expect(container.textContent).toContain('4.0');
  expect(container.textContent).toContain('(1,200 reviews)');
});

test('thousands groups whole numbers as English readers do', () => {
  for (const count of [0, 7, 999, 1000, 23_456, 999_999, 1_000_000, 1_234_567_890]) {
    expect(thousands(count)).toBe(count.toLocaleString('en-GB'));
  }
});
