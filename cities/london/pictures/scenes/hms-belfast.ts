import { riverBoat } from '../kit/boats';
import { unionFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { garland } from '../kit/street';
import { at, circle, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

/** A gun turret with its three barrels; origin at its foot, pointing right. */
const turret = (grey: readonly [string, string]): string =>
  path('M-50 0l8-34h70l26 22v12z', grey[0]) +
  path('M14-34h14l26 22v12H20z', grey[1]) +
  line('M44-20l74-12M44-14l78-10M44-8l80-6', grey[1], 5);

export const hmsBelfast: Picture = {
  name: 'hms-belfast',
  title: 'The grey cruiser HMS Belfast moored in the Thames, flags flying, Tower Bridge behind',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const light: readonly [string, string] = ['#AEBCC4', '#8797A2'];
    const dark = '#5F7280';
    return [
      sky(c),
      rays(p, 200, 150, 0.12),
      sun(p, 200, 150, 58),
      clouds(p, [
        [330, 110, 0.9],
        [880, 120, 1.1],
        [60, 300, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 44, low: 50, high: 180 }),
      farWalkieTalkie(p.far, 300, 600, 230),
      farWedge(p.far, 130, 600, 260),
      at(850, 590, 0.5, towerBridge({ ...p, stone: [p.stone[0], p.stone[1], p.stone[2], p.mid] }, 460, 700)),
      embankment(p, 596, 24, 1200),
      trees(p, -20, 420, 600, 30, 6),
      water(c, 616, 28),
      birds(p, 520, 160),
      at(
        600,
        690,
        1,
        path('M-520-86q40 10 90 12H400q70-2 140-36l-50 120q-10 20-40 20H-440q-50 0-60-30z', light[0]) +
          path('M-160-74h200l-60 104h-200zM230-76h120l-50 106h-150z', dark, 'opacity=".75"') +
          path('M-508-26q30 4 60 4H470l-16 36q-10 16-30 16H-440q-50 0-60-30z', '#3E4A54', 'opacity=".35"') +
          path('M-494 14H484l-16 16H-470q-16-4-24-16z', p.red) +
          times(24, (index) => circle(-400 + index * 32, -46, 4, '#4A5A66')) +
          each(
            [-320, -230],
            (x, index) =>
              at(x, -74 - index * 26, 0.92, turret(light), -0.92) +
              rect(x - 40, -76 - index * 26, 80, 30 * index + 4, light[1]),
          ) +
          each(
            [250, 340],
            (x, index) =>
              at(x, index ? -78 : -102, 0.92, turret(light)) +
              rect(x - 40, index ? -80 : -104, 80, index ? 8 : 30, light[1]),
          ) +
          block(-170, -150, 360, 78, light[0], light[1], 0.3) +
          windows(-154, -136, 13, 2, [26, 30], [12, 10], '#4A5A66') +
          block(60, -220, 110, 72, light[0], light[1]) +
          windows(68, -208, 6, 1, [16, 10], [10, 14], '#4A5A66') +
          block(84, -262, 66, 44, light[0], light[1]) +
          path('M-60-150l8-100h54l-8 100zM-140-150l8-92h52l-8 92z', light[1]) +
          path('M-53-240l1-12h54l-1 12zM-133-232l1-12h52l-1 12z', '#2A3038') +
          line(
            'M118-262V-400M84-330h68M96-362h44M-30-250V-390M-60-330h60M118-262l-26-90M118-262l26-90',
            dark,
            6,
          ) +
          path('M118-396h30l-8 8 8 8h-30z', p.red) +
          garland([-500, -90], [118, -396], -60, 16, [p.red, '#fff', '#27407A', p.gold]) +
          garland([118, -396], [520, -104], -50, 11, [p.gold, '#27407A', p.red, '#fff']),
      ),
      unionFlag(p, 84, 608, 70, 0.7),
      ellipse(600, 724, 520, 10, p.glint, 'opacity=".4"'),
      riverBoat(p, 140, 762, 0.8),
    ];
  },
};
