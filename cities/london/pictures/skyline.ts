import { circle, d, line, path, rect, times } from './kit/svg';

const INK = 'currentcolor';

/** The houses by the left edge, Battersea Power Station with its four chimneys, and the BT Tower. */
const WEST =
  'M0 120V98h18V88h6v6l16-14 16 14v10h14V92h22v12h10v16zM112 120V92h10V46h8v46h10V46h8v46h6V46h8v46h10V46h8v46h10v28zM206 120V92h14V78h-4V70h4v-8h-4v-6h4v-8h4V26h2v22h4v8h4v6h-4v8h4v8h-4v14h14v28z';

/** The Elizabeth Tower with an open clock face, the Houses of Parliament, the Victoria Tower. */
const WESTMINSTER =
  'M276 120V46l-3-4V28h3v-6l10-20 10 20v6h3v14l-3 4v46h6v-8l3-9 3 9v8h12v-8l3-9 3 9v8h8V78h4l6-26 6 26h4v18h8v-8l3-9 3 9v8h9V58l3-12 3 12h16l3-12 3 12v62zM286 32a6 6 0 1 0 .1 0z';

/** St Paul's: the dome on its drum, the lantern and the cross, a tower at either side. */
const ST_PAULS =
  'M546 120V92h4V76l5-12 5 12v16h12V72h3c0-20 8-31 18-34v-9h-2v-3h2v-9h-3v-3h3V8h3v6h3v3h-3v9h2v3h-2v9c10 3 18 14 18 34h3v20h12V76l5-12 5 12v16h4v28z';

const SHARD = 'M662 120L686 12l5 10 5-18 26 116z';
const GHERKIN = 'M732 120c-7-32-5-60 13-84 18 24 20 52 13 84z';

/** Canary Wharf with its pyramid, the masts of the Greenwich dome, houses to the right edge. */
const EAST =
  'M990 120V98h16V84h14v22h12V92l12-10 12 10v14h10v14zM1080 120V62h26v58zM1110 120V42l16-20 16 20v78zM1146 120V56h28v64zM1178 120V76h20v44zM1222 120q10-26 78-28 68 2 78 28zM1240 108l-6-34h3l7 30zM1268 98l-5-38h3l6 37zM1300 94l-1.500-40h3l1.500 40zM1330 97l3-37h3l-4 38zM1358 106l7-32h3l-6 35zM1392 120V96h12V86h6v8h30v26z';

/** The London Eye: rim, spokes, 32 capsules and the legs that hold its hub. */
function eye(x: number, y: number, r: number): string {
  const around = (count: number, index: number, radius: number): [number, number] => [
    x + Math.cos((index * 2 * Math.PI) / count) * radius,
    y + Math.sin((index * 2 * Math.PI) / count) * radius,
  ];
  const spokes = times(16, (index) => {
    const [toX, toY] = around(16, index, r);
    return d`M${x} ${y}L${toX} ${toY}`;
  });
  return (
    circle(x, y, r, 'none', `stroke="${INK}" stroke-width="2.5"`) +
    line(spokes, INK, 0.7) +
    times(32, (index) => {
      const [toX, toY] = around(32, index, r + 3.5);
      return circle(toX, toY, 2.2, INK);
    }) +
    line(d`M${x - 24} 120L${x} ${y}L${x + 24} 120`, INK, 4) +
    circle(x, y, 4, INK) +
    rect(x - 30, 114, 60, 8, INK)
  );
}

/** Tower Bridge: two towers, the walkways between them, the road and the chains to the shores. */
function towerBridge(x: number): string {
  const tower = (left: number): string => d`M${left} 120V54l3 -10 3 10h3l5 -22 5 22h3l3 -10 3 10v66z`;
  return (
    path(tower(x) + tower(x + 74), INK) +
    rect(x + 26, 54, 50, 3, INK) +
    rect(x + 26, 61, 50, 4, INK) +
    rect(x - 72, 98, 246, 6, INK) +
    rect(x - 4, 106, 36, 14, INK) +
    rect(x + 70, 106, 36, 14, INK) +
    line(d`M${x} 58Q${x - 26} 98 ${x - 70} 99M${x + 102} 58Q${x + 128} 98 ${x + 172} 99`, INK, 2.5) +
    line(d`M${x - 20} 82V98M${x - 38} 92V98M${x + 122} 82V98M${x + 140} 92V98`, INK, 1)
  );
}

/**
 * The roofs that close every page of the guide, as `skyline` in an SVG document of 1440 by 128: drawn in the colour of
 * the element that uses them. A phone shows the part from 245 to 965, where the landmarks are.
 */
export const skyline = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 128">',
    '<title>Big Ben, the London Eye, St Paul’s, the Shard and Tower Bridge in a row</title>',
    '<g id="skyline">',
    path(WEST, INK),
    `<g id="big-ben">${path(WESTMINSTER, INK, 'fill-rule="evenodd"')}</g>`,
    `<g id="london-eye">${eye(476, 60, 50)}</g>`,
    path(ST_PAULS, INK),
    `<g id="the-shard">${path(SHARD, INK)}</g>`,
    path(GHERKIN, INK),
    `<g id="tower-bridge">${towerBridge(826)}</g>`,
    path(EAST, INK),
    rect(0, 119, 1440, 9, INK),
    '</g></svg>\n',
  ].join('');
