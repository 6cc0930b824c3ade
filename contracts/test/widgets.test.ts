import { expect, test } from '@jest/globals';
import type { WidgetProps } from '../module';

test('Widgets of this project have typed properties, others any object', () => {
  const known: WidgetProps<'map', 'AttractionsMap'>['props'] = { top10Only: true };
  // @ts-expect-error - the state of a switch
  const wrong: typeof known = { top10Only: 'yes' };
  const other: WidgetProps<'events', 'Ticket'>['props'] = { place: 7 };
  expect([known, wrong, other]).toHaveLength(3);
});
