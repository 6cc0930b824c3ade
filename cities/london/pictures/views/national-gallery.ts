import { backdrop, paving } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { framed } from '../kit/framed';
import { glow } from '../kit/light';
import { bars, colonnade, cornice, pediment } from '../kit/masonry';
import { stream } from '../kit/random';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

/** A vase of sunflowers in the manner of the most visited picture of the house. */
function sunflowers(): string {
  const next = stream(14);
  const heads = [
    [170, 110, 54],
    [90, 150, 46],
    [250, 140, 48],
    [130, 220, 50],
    [220, 220, 52],
    [60, 230, 38],
    [290, 230, 38],
    [175, 270, 40],
  ];
  return (
    rect(0, 0, 350, 430, '#EBCB6A') +
    rect(0, 330, 350, 100, '#D9A441') +
    line('M0 330h350', '#8A7A3A', 4) +
    each(heads, ([x = 0, y = 0]) => line(d`M${x} ${y}Q${x} 300 175 340`, '#5F7A3A', 8)) +
    path('M116 330q-20 90 20 92h78q40-2 20-92z', '#E0B24A') +
    path('M112 368q63 16 126 0l-2 16q-61 14-122 0z', '#B9832E') +
    each(
      heads,
      ([x = 0, y = 0, r = 40]) =>
        path(
          times(15, (index) => {
            const angle = (index / 15) * 6.28 + next() * 0.2;
            const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
            return d`M${x - dy * 0.2} ${y + dx * 0.2}L${x + dx} ${y + dy}L${x + dy * 0.2} ${y - dx * 0.2}z`;
          }),
          next() > 0.5 ? '#E59A1F' : '#F2B632',
        ) +
        circle(x, y, r * 0.46, '#7A4A1E') +
        circle(x - 3, y - 3, r * 0.26, '#A8691F'),
    )
  );
}

const room: Picture = {
  name: 'national-gallery-2',
  title: 'Visitors before a painting of sunflowers in a gilded frame, in a red room of the National Gallery',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#8E2B36'),
      each([0, 1, 2, 3, 4, 5, 6, 7], (index) => rect(index * 160, 0, 2, 640, '#fff', 'opacity=".06"')),
      rect(0, 0, 1200, 40, p.stone[0]),
      rect(0, 40, 1200, 14, p.gold),
      glow(c, 'lamp', '#FFE8B8', [600, 300], [420, 360], 0.5),
      framed(
        90,
        190,
        220,
        250,
        rect(0, 0, 220, 250, '#6E9BB0') +
          path('M0 150q60-40 120-10t100-20v130H0z', '#5B8A57') +
          circle(160, 60, 26, '#FFF1C9') +
          path('M30 160l40-70 40 70z', '#4F6676'),
      ),
      framed(425, 90, 350, 430, sunflowers()),
      framed(
        890,
        190,
        220,
        250,
        rect(0, 0, 220, 250, '#3A2A3E') +
          ellipse(110, 250, 90, 110, '#22324A') +
          circle(110, 104, 46, '#E9BE97') +
          path('M60 104q-4-66 50-66t50 66q-16-34-50-34t-50 34z', '#5A3A26') +
          path('M78 160q32 24 64 0l14 30q-46 22-92 0z', '#FFFDF6'),
      ),
      rect(0, 610, 1200, 30, p.stone[2]),
      rect(0, 640, 1200, 160, '#B07A4A'),
      line(
        times(12, (index) => d`M${index * 110} 640L${(index - 5.5) * 170 + 600} 800`),
        '#8E5F38',
        3,
      ),
      rect(350, 636, 500, 6, p.gold),
      path('M470 700h260v22H470zM490 722h14v40h-14zM696 722h14v40h-14z', '#3A2A22'),
      crowd(p, [
        [420, 720, 2],
        [800, 724, 2.1],
        [868, 726, 1.4],
        [200, 700, 1.7],
        [1040, 704, 1.8],
      ]),
    ];
  },
};

const evening: Picture = {
  name: 'national-gallery-3',
  title:
    'The portico of the National Gallery lit in the evening from the corner of Trafalgar Square, its dome above',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      backdrop(c, {
        light: [180, 140, 52],
        clouds: [
          [300, 170, 0.9],
          [960, 110, 1],
        ],
      }),
      glow(c, 'front', p.gold, [640, 460], [560, 330], 0.4),
      at(
        640,
        250,
        1,
        rect(-70, -10, 140, 60, mid) +
          bars(-62, 0, 14, 46, 7, 18, p.window) +
          path('M-84-10q4-120 84-136 80 16 84 136z', p.roof[0]) +
          path('M10-146q70 20 74 136H30q4-84-20-136z', p.roof[1]) +
          rect(-4, -190, 8, 46, p.gold),
      ),
      rect(-10, 330, 1220, 290, mid),
      rect(900, 330, 310, 290, shade, 'opacity=".6"'),
      bars(30, 380, 30, 180, 5, 62, p.window, 'opacity=".85"'),
      bars(960, 380, 30, 180, 4, 62, p.window, 'opacity=".85"'),
      cornice(p, -10, 318, 1220, 14),
      rect(340, 330, 600, 290, p.stone[3]),
      rect(570, 420, 140, 200, p.gold, 'opacity=".85"'),
      line('M640 420v200M570 500h140', p.stone[3], 6),
      pediment(p, 300, 318, 680, 120),
      cornice(p, 306, 306, 668, 18),
      colonnade(p, 340, 940, 8, 336, 34, 284),
      times(5, (index) =>
        rect(290 - index * 22, 616 + index * 12, 700 + index * 44, 13, index % 2 ? light : mid),
      ),
      paving(c, 676),
      each(
        [190, 1080],
        (x) =>
          circle(x, 610, 22, p.gold, 'opacity=".35"') +
          rect(x - 4, 610, 8, 90, p.ink) +
          circle(x, 604, 13, p.window),
      ),
      crowd(p, [
        [470, 690, 0.9],
        [500, 692, 0.88],
        [690, 720, 1.1],
        [880, 760, 1.4],
        [930, 764, 1.36],
        [270, 770, 1.5],
      ]),
    ];
  },
};

export const nationalGalleryViews = [room, evening];
