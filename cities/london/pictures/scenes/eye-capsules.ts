import { at, circle, ellipse, group, line, path } from '../kit/svg';
import type { Canvas, Picture } from '../picture';

const GOLD_EDGE = '#9a6a12';

/** A guest from the chest up, standing at (x, y). */
const guest = (x: number, y: number, scale: number, colour: string): string =>
  at(x, y, scale, circle(0, -40, 8, colour) + path('M-12 0c0-20 4-29 12-29s12 9 12 29z', colour));

/** A capsule of the Eye at sunset, seen from outside; drawn on 220 by 150 units. */
const capsule = ({ name }: Canvas, guests: string[]): string[] => [
  `<defs><linearGradient id="${name}-dusk" x2="0" y2="1"><stop stop-color="#8c4a78"/><stop offset=".6" stop-color="#f08a5d"/><stop offset="1" stop-color="#fbd08a"/></linearGradient></defs>`,
  group(
    'transform="translate(0 -9) scale(5.455)"',
    path('M0 0h220v150H0z', `url(#${name}-dusk)`),
    line('M-10 12Q110-26 230 12', '#fff6e8', 6),
    line('M20 4l26 26M200 4l-26 26', '#fff6e8', 4),
    path('M0 150v-26h18v-10h20v14h30v-20h12v26h40v-14h22v10h34v-22h12v22h32v20z', '#54386b', 'opacity=".75"'),
    ellipse(110, 76, 82, 48, '#fff6e8'),
    ellipse(110, 74, 72, 39, '#fbe3c4'),
    path('M40 84q70 54 140 0q-20 30-70 30t-70-30z', '#f6c99a'),
    line('M84 38v76M136 38v76', '#fff6e8', 3),
    ...guests,
  ),
];

const shared: Picture = {
  name: 'eye-capsule-shared',
  title: 'Five guests of different heights stand side by side in a glass capsule at sunset',
  hour: 'dusk',
  draw: (canvas) =>
    capsule(canvas, [
      guest(66, 108, 0.86, '#3a2a5c'),
      guest(90, 112, 1.05, '#1f2a44'),
      guest(112, 112, 0.72, '#b8273a'),
      guest(133, 112, 1.08, '#2f5f5a'),
      guest(156, 108, 0.9, '#3a2a5c'),
    ]),
};

const ownParty: Picture = {
  name: 'eye-capsule-private',
  title: 'Two guests raise their glasses in a capsule of their own at sunset',
  hour: 'dusk',
  draw: (canvas) =>
    capsule(canvas, [
      guest(84, 113, 1.12, '#1f2a44'),
      guest(138, 113, 1.12, '#7a2230'),
      path(
        'M101 70h9l-2.4 12q-2 3-4.2 0zM112 70h9l-2.4 12q-2 3-4.2 0z',
        '#e0a93f',
        `stroke="${GOLD_EDGE}" stroke-width="1.4"`,
      ),
      line('M105.5 84v13m-4 0h8M116.5 84v13m-4 0h8', GOLD_EDGE, 1.6),
    ]),
};

const forTwo: Picture = {
  name: 'eye-capsule-for-two',
  title: 'A couple close together in a glass capsule at sunset, a red heart above them',
  hour: 'dusk',
  draw: (canvas) =>
    capsule(canvas, [
      guest(99, 113, 1.15, '#1f2a44'),
      guest(122, 113, 1.08, '#b8273a'),
      path('M110 55c-9-6-11-11-9-15 2-3 7-3 9 1 2-4 7-4 9-1 2 4 0 9-9 15z', '#b8273a'),
    ]),
};

/** Beside the three ways to ride (ATT-23 to ATT-25). */
export const eyeCapsules = [shared, ownParty, forTwo];
