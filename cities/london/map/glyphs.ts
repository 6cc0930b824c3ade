/**
 * Small pictures of landmarks and the sign of a station: path data in a box of 24 by 24 units, to be filled with
 * one colour under the even-odd rule, so that a shape inside another is a hole.
 */
export const glyphs = {
  abbey:
    'M3 21V9l1.5-4L6 9v3l6-5 6 5V9l1.5-4L21 9v12h-7v-4a2 2 0 0 0-4 0v4zM12 11a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  arch: 'M3 4h18v3h-1v14h-4.5v-6a3.5 3.5 0 0 0-7 0v6H4V7H3z',
  barrier: 'M2 19c0-9 3-13 4.5-13S11 10 11 19zM13 19c0-9 3-13 4.5-13S22 10 22 19z',
  castle: 'M3 21V7h2V5h1.5v2H8V5h1v5h1.5V8.5H12V10h1.5V8.5H15V5h1v2h1.5V5H19v2h2v14h-7v-4a2 2 0 0 0-4 0v4z',
  chimney: 'M2 21v-9h8V2h4v10h8v9zM5 14.5v4h2v-4zM17 14.5v4h2v-4z',
  clockTower: 'M12 1l2.5 5H16v6h-.8v9H8.8v-9H8V6h1.5zM12 7.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  column:
    'M12 2a1.4 1.4 0 0 1 1.2 2.2L13.5 6h1v1.5h-1L14 18h2.5v3h-9v-3H10l.5-10.5h-1V6h1l.3-1.8A1.4 1.4 0 0 1 12 2z',
  cricket:
    'M5 4h2v13H5zM9 4h2v13H9zM13 4h2v13h-2zM4 2.5h12V4H4zM3 19h14v1.5H3zM19.5 13.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  dome: 'M11.5 1h1v3c4 .5 6 3 6 7H20v2h-1v6h2v2H3v-2h2v-6H4v-2h1.5c0-4 2-6.5 6-7zM8 13v6h1.5v-6zM11.2 13v6h1.6v-6zM14.5 13v6H16v-6z',
  elephant: 'M3 20v-8c0-4 3-6 7-6h6c3 0 5 2 5 5v7c0 1-2 1-2 0v-5h-1v7h-3.5v-4h-6v4zM16.5 9.5v1h1v-1z',
  football: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8l-3.8 2.8 1.5 4.4h4.6l1.5-4.4z',
  gherkin: 'M12 1c4 4 5.5 8 5.5 12 0 3-.5 6-1.5 8H8c-1-2-1.5-5-1.5-8C6.5 9 8 5 12 1zM12 5l-2 5 2 5 2-5z',
  globe:
    'M2 21V11l4-5h12l4 5v10zM7 8l-2 3h14l-2-3zM5 13v5h3v-5zM10.5 13v8h3v-8zM16 13v5h3v-5zM11 2h1v4h-1zM12 2l3 1-3 1z',
  market:
    'M2 9l3-5h14l3 5c0 2-3.3 2-3.3 0 0 2-3.4 2-3.4 0 0 2-3.3 2-3.3 0 0 2-3.4 2-3.4 0 0 2-3.3 2-3.3 0C5.3 11 2 11 2 9zM3.5 12.5h17V21H15v-5H9v5H3.5z',
  palace: 'M2 21V9h4V7l6-4 6 4v2h4v12h-8v-4h-4v4zM5 11.5v2.5h2v-2.5zM17 11.5v2.5h2v-2.5zM11 9v3h2V9z',
  powerStation: 'M3 21V3h2.5v8H8V6h2v5h4V6h2v5h2.5V3H21v18zM6 14v4h3v-4zM15 14v4h3v-4z',
  shard: 'M12 1l1 3 5 17H6l4.5-17zM12 8l-2 11h4z',
  ship: 'M11 2h1v2l6 9h-6v2h10l-3 6H5l-3-6h9v-2H5z',
  station:
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 6v9h8V6zM9.5 7.5h5v4h-5zM9.5 13a.8.8 0 1 0 .1 0zM14.5 13a.8.8 0 1 0 .1 0zM8 18.5h2l1-2h2l1 2h2l-1.2-2.5H9.2z',
  temple:
    'M2 9l10-6 10 6v1.5h-2V18h1.5v3h-19v-3H4v-7.5H2zM6 10.5V18h2v-7.5zM11 10.5V18h2v-7.5zM16 10.5V18h2v-7.5z',
  tent: 'M2 17C4 11 8 8.5 12 8.5S20 11 22 17zM7 3h1l.5 6h-1.5zM11.5 2h1v6h-1zM16 3h1v6h-1.5zM2 18h20v1.5H2z',
  tower: 'M11.5 1h1v3h2v4H16v4h-1.2v4H16v5H8v-5h1.2v-4H8V8h1.5V4h2z',
  towerBridge:
    'M2 13c2 0 3.5-2 4-5l1.5-5L9 8v3h6V8l1.5-5L18 8c.5 3 2 5 4 5v2h-4v6h-3v-6H9v6H6v-6H2zM9 9v1h6V9z',
  wheel:
    'M12 1.5a8.5 8.5 0 0 1 4.5 15.7L19 22h-2l-2.2-4a8.5 8.5 0 0 1-5.6 0L7 22H5l2.5-4.8A8.5 8.5 0 0 1 12 1.5zM12 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 8.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
} as const;

/** The name of a glyph. */
export type GlyphId = keyof typeof glyphs;
