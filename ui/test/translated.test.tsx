import { programTexts, withTexts } from '@guide/contracts/texts/program';
import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { countText, FactRows, nearestText, Rating, RemovableChip } from '../src';

const german = programTexts('de', {
  program: {
    '{count, plural, one {# attraction} other {# attractions}}':
      '{count, plural, one {# Attraktion} other {# Attraktionen}}',
    '{count} of {all} within {minutes} minutes': '{count} von {all} in höchstens {minutes} Minuten',
    ' of {place}, nearest first': ' ab {place}, die nächsten zuerst',
    '<0>Rated </0><1>{rating}</1><0> out of 5</0>': '<1>{rating}</1><0> von 5</0>',
    '<0>Remove </0><1></1>': '<1></1><0> entfernen</0>',
    'Not known:': 'Nicht bekannt:',
  },
});
const inGerman = <Result,>(run: () => Result): Result => withTexts(german, run);
const near = { startName: 'Soho' };
const limit = { within: 5, all: 1 };

describe('Counts', () => {
  test.each([
    [countText(1, 'attraction'), '1 attraction'],
    [countText(1234, 'restaurant'), '1,234 restaurants'],
    [countText(2, { one: 'coffee house', many: 'coffee houses' }), '2 coffee houses'],
    [countText(2, 'pub'), '2 pubs'],
    [
      countText(1, 'pub', { within: 5, all: 10 }) + nearestText(near, limit),
      '1 of 10 pubs within 5 minutes of Soho, nearest first',
    ],
    [
      countText(0, 'result', limit) + nearestText({ startName: null }, limit),
      '0 of 1 result within 5 minutes, nearest first',
    ],
    [countText(2, 'result') + nearestText(near), '2 results, nearest to Soho first'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test('are whole sentences in another language', () => {
    expect(inGerman(() => countText(1, 'attraction', limit) + nearestText(near, limit))).toBe(
      '1 von 1 Attraktion in höchstens 5 Minuten ab Soho, die nächsten zuerst',
    );
  });
});

test('parts of a sentence may change their order', () => {
  const html = inGerman(() =>
    renderToStaticMarkup(
      <>
        <Rating rating={4.5} />
        <RemovableChip onRemove={() => {}}>Museum</RemovableChip>
      </>,
    ),
  );
  expect(html).toContain('4,5</span><span class="visually-hidden"> von 5</span>');
  expect(html).toContain('Museum<span class="visually-hidden"> entfernen</span>');
});

test('only English facts lose their capital letters in a sentence', () => {
  const rows = [{ name: 'lift', term: 'Lift', value: '', answer: 'unknown' as const }];
  const html = () => renderToStaticMarkup(<FactRows rows={rows} />);
  expect(html()).toContain('<dt>Not known:</dt> <dd>lift</dd>');
  expect(inGerman(html)).toContain('<dt>Nicht bekannt:</dt> <dd>Lift</dd>');
});
