/** @jest-environment node */
import type { Message } from '@guide/contracts/texts';
import { createTexts } from '@guide/contracts/texts/source';
import { expect, test } from '@jest/globals';
import { pseudoMessage, pseudoText } from '../texts/pseudo.mjs';

const { format } = createTexts('en');
const formatted = (message: string, values = {}) => format(pseudoMessage(message) as Message, values);

test('a pseudo-text has no letter of English, is about 40 % longer, and keeps values and elements', () => {
  const english = 'Attractions and restaurants that are open on the days of your journey';
  const text = pseudoText(english);
  expect(text).toMatch(/^⟦[^a-z]+⟧$/i);
  expect(text.length / english.length).toBeGreaterThan(1.3);
  expect(text.length / english.length).toBeLessThan(1.5);
  expect(formatted('Open {time}', { time: 'at 10' })).toBe('⟦Öþééñ at 10⟧');
  expect(formatted('Read <0>our notice</0>.')).toBe('⟦Ŕééááð <0>ööûûŕ ñööţîîçéé</0>.⟧');
});

test('a pseudo-text keeps plurals and choices', () => {
  const places =
    '{count, plural, =0 {None} one {# place} other {# places}} {kind, select, a {near} other {}}';
  expect(formatted(places, { count: 0, kind: 'a' })).toBe('⟦Ñööñéé ñééááŕ⟧');
  expect(formatted(places, { count: 1, kind: 'b' })).toBe('⟦1 þļááçéé ⟧');
  expect(formatted(places, { count: 1200, kind: 'b' })).toBe('⟦1,200 þļááçééš ⟧');
});
