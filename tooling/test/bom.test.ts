import { expect, test } from '@jest/globals';
import { shippedComponents } from '../build/bom.mjs';

test('The bill of materials lists shipped packages with version and licence, but no tools', () => {
  const packages = shippedComponents();
  const find = (name: string) => packages.find((row) => row.name === name);
  expect(find('react')).toEqual({ name: 'react', version: '19.3.1', licences: ['MIT'] });
  expect(find('@fastify/static')).toBeDefined();
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(({ licences }) => licences.length === 0)).toEqual([]);
  expect(find('jest')).toBeUndefined();
  expect(find('@playwright/test')).toBeUndefined();
});
