import { expect, test } from '@jest/globals';
import { imageSources, imageUrl } from '../src';

test('IMG-06 CONST-13 pictures come from the image service: width 800, quality 80, cropped to fit', () => {
  expect(imageSources('/images/westminster.svg').src).toBe(
    '/images/westminster.svg?auto=format&fit=crop&w=800&q=80',
  );
});

test('IMG-06 the browser may choose among widths', () => {
  expect(imageSources('/images/a.svg', [400, 800]).srcSet).toBe(
    '/images/a.svg?auto=format&fit=crop&w=400&q=80 400w, /images/a.svg?auto=format&fit=crop&w=800&q=80 800w',
  );
});

test('IMG-06 an outside service gets the same parameters, after its own', () => {
  expect(imageUrl('https://pictures.example/a?id=1', 400)).toBe(
    'https://pictures.example/a?id=1&auto=format&fit=crop&w=400&q=80',
  );
});

test('embedded pictures stay as they are', () => {
  expect(imageSources('data:image/svg+xml,x')).toEqual({ src: 'data:image/svg+xml,x', srcSet: undefined });
});
