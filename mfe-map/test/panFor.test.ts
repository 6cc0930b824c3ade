import { expect, test } from '@jest/globals';
import { panFor } from '../src/map/popup/panFor';

const free = { left: 64, top: 12, right: 500, bottom: 400 };

test('CONST-12 a popup that fits stays where it is', () => {
  expect(panFor({ left: 100, top: 50, right: 380, bottom: 300 }, free)).toEqual([0, 0]);
});

test('CONST-12 a popup under a control or over an edge moves just as far as needed', () => {
  expect(panFor({ left: 20, top: -50, right: 300, bottom: 200 }, free)).toEqual([44, 62]);
  expect(panFor({ left: 300, top: 200, right: 580, bottom: 450 }, free)).toEqual([-80, -50]);
});

test('CONST-12 what is higher than the map shows its top', () => {
  expect(panFor({ left: 100, top: -100, right: 380, bottom: 500 }, free)).toEqual([0, 112]);
});
