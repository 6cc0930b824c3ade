import { guard, parentAndChild, pigeon } from '../kit/figures';
import { block, cornice } from '../kit/masonry';
import { arch } from '../kit/openings';
import { sky } from '../kit/sky';
import { railings } from '../kit/street';
import { at, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

function sentryBox(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    rect(-66, -10, 146, 10, '#000', 'opacity=".2"') +
      path('M-64 0v-330l64-70 64 70V0z', '#27303F') +
      path('M20-378l44 48V0H20z', '#1A212E') +
      path('M-74-326L0-408l74 82v12L0-394l-74 80z', '#F4EFE2') +
      path('M-44 0v-280a44 44 0 0 1 88 0V0z', '#0F1420'),
  );
}

export const buckinghamPalace2: Picture = {
  name: 'buckingham-palace-2',
  title: 'A guardsman in a red tunic and bearskin stands before his sentry box by the palace railings',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      block(-10, 0, 1220, 690, light, mid, 0.5),
      cornice(p, -10, 336, 1220, 16),
      line(
        times(9, (row) => d`M0 ${372 + row * 36}h1200`),
        shade,
        2,
        'opacity=".35"',
      ),
      each(
        [110, 420, 780, 1090],
        (x) =>
          rect(x - 92, -10, 184, 316, light) +
          rect(x - 74, -10, 148, 294, shade, 'opacity=".5"') +
          rect(x - 66, -10, 132, 286, p.window) +
          path(`M${x - 66} 276V90L${x + 30} -10h36v40z`, '#fff', 'opacity=".16"') +
          line(`M${x} -10v286M${x - 66} 90h132M${x - 66} 184h132`, light, 7) +
          rect(x - 100, 284, 200, 18, light),
      ),
      each(
        [110, 420, 780, 1090],
        (x) => arch(x - 66, 412, 132, 278, shade) + arch(x - 56, 424, 112, 266, dark),
      ),
      rect(0, 672, 1200, 130, p.paving[0]),
      line(
        'M0 706h1200M120 672l-60 128M340 672l-30 128M560 672v128M800 672l30 128M1040 672l60 128',
        p.paving[1],
        3,
      ),
      sentryBox(430, 700),
      ellipse(690, 722, 130, 14, '#000', 'opacity=".18"'),
      guard(690, 720, 4.3),
      path('M-10 0h150L-10 460zM1210 690H760l450-250z', p.ink, 'opacity=".07"'),
      parentAndChild(1010, 786, 2.2, p.blue, p.gold, p.red),
      pigeon(240, 748, 1.3),
      pigeon(330, 772, 1.1, '#56627A'),
      railings(p, -10, 800, 290, 250, 26),
      railings(p, 1100, 800, 130, 250, 26),
    ];
  },
};
