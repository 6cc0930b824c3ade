import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import jsQR from 'jsqr';
import { QrCode } from '../src/parts/QrCode';
import { shareFragment } from '../src/share/shareLink';
import { twelveStops } from './support/city';

const SCALE = 4;

function pixelsOf(code: SVGElement) {
  const size = Number(code.getAttribute('viewBox')!.split(' ')[2]);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of code
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let pixel = 0; pixel < SCALE; pixel++) pixels.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  }
  return { pixels, width };
}

test('an independent library reads the link of twelve stops from the code', () => {
  const link = `https://guide.example/planner${shareFragment([twelveStops(seeded(1))])}`;
  const { getByRole } = render(<QrCode text={link} label="QR code" />);
  const { pixels, width } = pixelsOf(getByRole('img', { name: 'QR code' }) as unknown as SVGElement);
  expect(jsQR(pixels, width, width)?.data).toBe(link);
});
