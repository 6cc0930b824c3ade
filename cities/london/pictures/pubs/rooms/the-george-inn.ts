import { boards, diner, hearth, laid } from '../../kit/dining';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GOLD } from '../colours';
import { lantern, paned } from '../parts';

export const theGeorgeInnInside: Picture = {
  name: 'the-george-inn-inside',
  title:
    'Inside The George Inn: low black beams over the old bar, settles by the fire and the tall clock that the coachmen went by',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#E3C48E'),
    path('M0 0h1200v120H0z', '#CBA86E'),
    each([70, 300, 530, 760, 990], (x) => path(`M${x} 0h70l-16 140h-40z`, '#2A1D16')),
    rect(0, 112, 1200, 34, '#2A1D16'),
    rect(0, 380, 1200, 270, '#4A3022'),
    bars(12, 400, 76, 230, 13, 92, '#38231A'),
    bars(110, 146, 22, 500, 4, 320, '#2A1D16'),
    paned(160, 180, 230, 180, { frame: '#2A1D16', glass: '#27355E', columns: 6, rows: 5, bar: 4 }),
    // The coaching clock: a great black face on a case without a glass.

    circle(760, 240, 104, '#1A1512'),
    circle(760, 240, 92, 'none', `stroke="${GOLD}" stroke-width="5"`),
    times(
      12,
      (index) => `<g transform="translate(760 240) rotate(${index * 30})">${rect(-4, -86, 8, 22, GOLD)}</g>`,
    ),
    line('M760 240V170M760 240l44 30', GOLD, 9, 'stroke-linecap="round"'),
    path('M714 330h92l16 150q-62 40-124 0z', '#1A1512'),
    path('M740 370h40v80h-40z', 'none', `stroke="${GOLD}" stroke-width="4"`),
    boards(650, ['#7A5236', '#4E3220']),
    hearth(510, 650, 1.3, '#7A4A38', '#2A1D16'),
    // High-backed settles to left and right of the hearth.
    path('M130 660V440q0-20 20-20h180v240z', '#6B4226'),
    bars(150, 446, 50, 110, 3, 58, '#52311C'),
    path('M120 570h220v26H120z', '#7E5030'),
    diner(230, 582, 1.2, 4),
    path('M880 660V420h200q20 0 20 20v220z', '#6B4226'),
    bars(896, 446, 50, 110, 3, 60, '#52311C'),
    path('M870 570h240v26H870z', '#7E5030'),
    diner(960, 582, 1.2, 1),
    diner(1060, 582, 1.2, 3, true),
    laid(980, 650, 1.05, '#3A2418'),
    laid(250, 660, 1.05, '#3A2418'),
    lantern(410, 250, 1.3),
    lantern(1000, 250, 1.3),
    glow(c, 'fire', '#FFB557', [510, 590], [330, 170], 0.45),
  ],
};
