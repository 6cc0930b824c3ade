import { MapStill } from '@guide/ui';
import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';

test('the map has a picture for the day and one for the night, both with the same words', () => {
  const { container } = render(<MapStill alt="Map of central London" sizes="280px" />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('src')?.split('?')[0])).toEqual([
    '/images/map-still.svg',
    '/images/map-still-dark.svg',
  ]);
  expect(images.map((image) => image.alt)).toEqual(['Map of central London', 'Map of central London']);
});
