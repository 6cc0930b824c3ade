import type { Position } from '@guide/contracts/city/map';
import { describe, expect, test } from '@jest/globals';
import { dots, line, north, of, river, side, south } from './drawn';
import { inside, metres, toLine } from './plane';

/** Published midpoints of crossings, latitude and longitude in degrees. */
const crossings: [name: string, lat: number, lng: number][] = [
  ['Hammersmith Bridge', 51.4883, -0.2303],
  ['Putney Bridge', 51.4669, -0.2131],
  ['Wandsworth Bridge', 51.465, -0.188],
  ['Battersea Bridge', 51.4811, -0.1727],
  ['Albert Bridge', 51.4823, -0.1667],
  ['Chelsea Bridge', 51.4847, -0.15],
  ['Vauxhall Bridge', 51.4874, -0.1268],
  ['Lambeth Bridge', 51.4944, -0.1228],
  ['Westminster Bridge', 51.5008, -0.1219],
  ['Hungerford Bridge', 51.5062, -0.1201],
  ['Waterloo Bridge', 51.5086, -0.117],
  ['Blackfriars Bridge', 51.5098, -0.1044],
  ['Southwark Bridge', 51.5089, -0.0943],
  ['London Bridge', 51.5081, -0.0877],
  ['Tower Bridge', 51.5055, -0.0754],
  ['Greenwich foot tunnel', 51.4847, -0.0095],
  ['Thames Barrier', 51.4972, 0.0367],
];

test('Draw the river under its crossings, centred at their midpoints', () => {
  const astray = crossings.filter(([, lat, lng]) => {
    const [left, right] = [north, south].map((bank) => toLine([lng, lat], bank));
    return !inside([lng, lat], river) || Math.abs(left! - right!) / 2 > 60;
  });
  expect(astray).toEqual([]);
});

describe('the river', () => {
  test.each<[string, 'north' | 'south' | 'water', Position]>([
    ['Tower of London', 'north', [-0.0759, 51.5081]],
    ['Westminster Abbey', 'north', [-0.1273, 51.4993]],
    ['Big Ben', 'north', [-0.1246, 51.5007]],
    ['The Blackfriar', 'north', [-0.1037, 51.5121]],
    ["Gordon's Wine Bar", 'north', [-0.1233, 51.5079]],
    ['Tate Britain', 'north', [-0.1278, 51.491]],
    ['Canary Wharf', 'north', [-0.0195, 51.5049]],
    ['Island Gardens', 'north', [-0.009, 51.4868]],
    ['Trinity Buoy Wharf', 'north', [0.0082, 51.5079]],
    ['Craven Cottage', 'north', [-0.2217, 51.4749]],
    ['The Prospect of Whitby', 'north', [-0.0508, 51.5069]],
    ['The Gun', 'north', [-0.0073, 51.5018]],
    ['Tate Modern', 'south', [-0.0994, 51.5076]],
    ['London Eye', 'south', [-0.1195, 51.5033]],
    ['The Mayflower', 'south', [-0.0537, 51.5017]],
    ['Greenwich', 'south', [-0.0045, 51.4805]],
    ["Shakespeare's Globe", 'south', [-0.0972, 51.5081]],
    ['The George Inn', 'south', [-0.0899, 51.5042]],
    ['Cutty Sark', 'south', [-0.0096, 51.4828]],
    ['Battersea Power Station', 'south', [-0.1445, 51.4819]],
    ['The O2', 'south', [0.0032, 51.503]],
    ['Oxo Tower', 'south', [-0.1084, 51.5086]],
    ['MI6', 'south', [-0.1243, 51.4873]],
    ['HMS Belfast', 'water', [-0.0814, 51.5066]],
    ['Thames Barrier', 'water', [0.0366, 51.497]],
  ])('Draw %s on the %s side', (_name, expected, position) => {
    expect(side(position)).toBe(expected);
  });

  test('Draw it 150 to 600 metres wide from Hammersmith to the Barrier', () => {
    const hammersmith = -0.231;
    const barrier = 0.037;
    const bank = south.filter(([lng]) => lng > hammersmith && lng < barrier);
    expect(bank.length).toBeGreaterThan(50);
    for (const position of bank) {
      const width = toLine(position, north);
      expect(width).toBeGreaterThan(150);
      expect(width).toBeLessThan(600);
    }
  });

  test('Draw it with its published widths', () => {
    const width = (position: Position): number =>
      toLine(south.toSorted((a, b) => metres(a, position) - metres(b, position))[0]!, north);
    expect(Math.abs(width([-0.2302, 51.4882]) - 185)).toBeLessThan(30); // Hammersmith Bridge
    expect(Math.abs(width([-0.1219, 51.5008]) - 245)).toBeLessThan(30); // Westminster Bridge
    expect(Math.abs(width([-0.0754, 51.5055]) - 235)).toBeLessThan(30); // Tower Bridge
    expect(Math.abs(width([-0.0093, 51.4848]) - 280)).toBeLessThan(50); // Greenwich foot tunnel
  });

  test('Draw roads and railways over it only on bridges, and no park or station in it', () => {
    const spans = (use: 'road' | 'rail'): Position[][] =>
      of('bridge')
        .filter((b) => b.use === use)
        .map(line);
    for (const kind of ['road', 'rail'] as const) {
      const wet = of(kind)
        .flatMap(dots)
        .filter(({ position }) => inside(position, river));
      expect(wet.length).toBeGreaterThan(0);
      const astray = wet.filter(({ position }) => spans(kind).every((span) => toLine(position, span) > 25));
      expect(astray).toEqual([]);
    }
    for (const kind of ['park', 'station'] as const) {
      const drawn = of(kind).flatMap(dots);
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.filter(({ position }) => inside(position, river))).toEqual([]);
    }
  });

  test('Draw bridges from bank to bank', () => {
    const bridges = of('bridge');
    expect(bridges.length).toBeGreaterThan(10);
    expect(bridges.map((bridge) => [bridge.name, line(bridge).map(side)])).toEqual(
      bridges.map(({ name }) => [name, ['north', 'south']]),
    );
  });
});
