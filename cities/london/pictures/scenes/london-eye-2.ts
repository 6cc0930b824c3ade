import { riverBoat } from '../kit/boats';
import { person } from '../kit/figures';
import { trees } from '../kit/greenery';
import { clouds, rays, sky, sun } from '../kit/sky';
import { farDome, farGherkin, farShard, skyline } from '../kit/skyline';
import { at, d, line, path, rect, times } from '../kit/svg';
import { elizabethTower, palaceRange, victoriaTower } from '../landmarks/elizabeth-tower';
import { capsule } from '../landmarks/wheel';
import type { Picture } from '../picture';

export const londonEye2: Picture = {
  name: 'london-eye-2',
  title:
    'Visitors in a glass capsule of the London Eye look down on the river, the bridges and the Palace of Westminster',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const people = [
      person({ x: -112, y: 66, scale: 1.52, coat: p.red }),
      person({ x: -64, y: 66, scale: 0.96, coat: p.gold, skin: 3, hair: '#C89B5A' }),
      person({ x: 8, y: 66, scale: 1.58, coat: p.blue, skin: 1 }),
      person({ x: 58, y: 66, scale: 1.48, coat: '#3E6B4A', skin: 2, skirt: true }),
      person({ x: 124, y: 66, scale: 1.5, coat: p.white, skin: 4, left: true }),
    ].join('');
    const river = d`M-10 640Q330 560 560 566T1210 512V600Q900 590 700 640T420 810H-10z`;
    const rim = d`M-40 250Q560 -120 1240 300`;
    const onRim = (t: number, drop: number): string =>
      d`${-40 * (1 - t) ** 2 + 1120 * t * (1 - t) + 1240 * t * t} ${180 * (1 - t) ** 2 - 380 * t * (1 - t) + 230 * t * t + drop}`;
    const truss = times(
      26,
      (index) => `M${onRim(index / 26, 70)}L${onRim((index + 0.5) / 26, 0)}L${onRim((index + 1) / 26, 70)}`,
    );
    return [
      sky(c),
      rays(p, 180, 120, 0.12),
      sun(p, 180, 120, 56),
      clouds(p, [
        [820, 110, 1.1],
        [60, 300, 0.8],
        [980, 290, 0.7],
      ]),
      skyline(p.far, { to: 1220, base: 540, seed: 31, low: 20, high: 80 }),
      farShard(p.far, 1060, 540, 210),
      farDome(p.far, 910, 540, 110),
      farGherkin(p.far, 980, 540, 110),
      rect(0, 538, 1200, 270, p.tree[2]),
      skyline(p.mid, { to: 1220, base: 580, seed: 47, low: 20, high: 64 }),
      rect(0, 578, 1200, 230, p.tree[1], 'opacity=".55"'),
      path(river, `url(#${c.name}-water)`),
      line('M176 606Q380 640 590 706', p.stone[2], 16),
      line('M176 600Q380 634 590 700', p.paving[0], 11),
      line('M690 560Q780 590 850 634', p.stone[2], 12),
      line('M690 556Q780 586 850 630', p.paving[0], 8),
      trees(p, 0, 190, 700, 30, 3),
      trees(p, 860, 1220, 690, 34, 7),
      at(110, 640, 0.36, elizabethTower(p)),
      at(124, 640, 0.5, palaceRange(p, 5)),
      at(250, 640, 0.36, victoriaTower(p)),
      riverBoat(p, 250, 730, 0.5),
      riverBoat(p, 820, 600, 0.26),
      line(rim, p.white, 22),
      line(rim, p.stone[1], 5),
      line(truss, p.white, 6),
      line(d`M-40 180Q560 -190 1240 230`, p.white, 9),
      path('M570 96h60l24 120H546z', p.stone[1]),
      at(600, 372, 1.52, capsule(p, people)),
    ];
  },
};
