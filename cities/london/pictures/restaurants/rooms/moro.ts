import { bottles, chequers, counter, diner, laid, pendant, stool } from '../../kit/dining';
import { crowd, person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';

export const moroRoom: Picture = {
  name: 'moro-room',
  title:
    'Inside Moro: the wood oven and the grill at the back, hams over the zinc bar and plain wooden tables before it',
  hour: 'dusk',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#E9D9BC'),
    rect(0, 0, 1200, 54, '#3C5A6E'),
    rect(0, 130, 760, 330, '#C8D0CE'),
    line('M0 180h760M0 230h760M0 280h760M0 330h760M0 380h760M0 430h760', '#AEB8B6', 3),
    // The oven.
    path('M80 460V300q0-130 150-130t150 130v160z', '#B5674C'),
    path('M130 460V330q0-90 100-90t100 90v130z', '#2A1612'),
    path('M170 460q-16-50 20-80 2 26 16 28-6-46 24-70 0 44 22 62 14-8 12-28 24 44 4 88z', '#E2562A'),
    path('M196 460q-8-30 12-46 4 18 12 18 8-8 6-20 22 24 6 48z', '#FFD56A'),
    path('M72 300q10-140 158-144 148 4 158 144h-18q-12-120-140-124-128 4-140 124z', '#8E4A34'),
    rect(420, 360, 300, 100, '#9AA2A8'),
    rect(420, 348, 300, 14, '#D5DADF'),
    each([470, 560, 650], (x) => path(`M${x - 30} 348q-6-20 10-30h40q16 10 10 30z`, '#5E656E')),
    person({ x: 480, y: 470, scale: 1.9, coat: '#FFFDF6' }),
    person({ x: 610, y: 470, scale: 1.9, coat: '#FFFDF6', skin: 2, left: true }),
    // The bar with its hams.
    rect(-10, 440, 800, 26, '#7E8890'),
    counter(-10, 466, 800, 160, ['#AEB6BC', '#7E8890'], [640]),
    each([60, 140, 470, 550], (x, index) =>
      path(`M${x - 34} 440h68q-4-26-34-28-30 2-34 28z`, ['#C9402C', '#E0A93F', '#4F8A4E', '#7A4A2E'][index]!),
    ),
    line('M0 84h780', '#22262E', 6),
    each(
      [440, 520, 600, 680, 750],
      (x) =>
        line(`M${x} 84v24`, '#F4E9D2', 4) +
        path(`M${x - 8} 106q34 26 22 88-14 30-34 2-14-60 0-90z`, '#8A3A2A') +
        path(`M${x - 8} 106q8 4 12 10-10 40-16 60-6-40 0-70z`, '#B5654A'),
    ),
    each([60, 180, 300, 420, 540, 660], (x) => stool(x, 720, 1.2, '#C9402C')),
    bottles(840, 240, 12, 26, 3),
    bottles(840, 330, 12, 26, 1),
    rect(820, 150, 340, 10, '#7A4A2E'),
    chequers(640, ['#D9B48A', '#B98A5C']),
    laid(930, 600, 1.1, '#8A5A36'),
    laid(1110, 660, 1.2, '#8A5A36'),
    diner(820, 612, 1.1, 3),
    diner(1030, 612, 1.1, 1, true),
    diner(980, 676, 1.2, 5),
    each([880, 1060], (x) => pendant(x, 420, '#2A4354', 40, 54)),
    glow(c, 'oven', '#FFB557', [230, 400], [260, 180], 0.45),
    crowd(c.palette, [[720, 790, 2]]),
  ],
};
