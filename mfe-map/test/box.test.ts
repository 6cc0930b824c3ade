import { expect, test } from '@jest/globals';
import { boxQuery } from '../src/places/box';

test('MAP a view requests whole steps around it, so that a small movement requests nothing new', () => {
  expect(boxQuery([-0.1234, 51.4811, -0.0301, 51.5402])).toBe('-0.15,51.45,0.00,51.55');
  expect(boxQuery([-0.1299, 51.4701, -0.0377, 51.5455])).toBe('-0.15,51.45,0.00,51.55');
});
