import { backdrop } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { trees } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const mailRail: Picture = {
  name: 'postal-museum',
  title:
    'The little red and green train of Mail Rail with its visitors comes out of the narrow round iron tunnel under Mount Pleasant',
  hour: 'night',
  draw: (c) => {
    const iron = ['#5E6470', '#474C58', '#343843'] as const;
    const ring = (r: number, tone: string): string => circle(430, 380, r, tone);
    return [
      rect(0, 0, 1200, 800, '#2A2E38'),
      // Rings of the tunnel going away.
      ...[470, 410, 352, 298, 250, 208, 172, 142].map((r, index) => ring(r, index % 2 ? iron[1] : iron[0])),
      ring(118, '#17181E'),
      ...[440, 380, 324, 274, 228, 190].map((r) =>
        times(16, (index) => {
          const a = (index / 16) * Math.PI * 2;
          return circle(430 + Math.cos(a) * r, 380 + Math.sin(a) * r, r * 0.016 + 1, iron[2]);
        }),
      ),
      each(
        [
          [430, 150, 26],
          [430, 206, 16],
          [430, 244, 10],
        ] as const,
        ([x, y, r]) =>
          ellipse(x, y, r, r * 0.5, '#FFF1C9') +
          ellipse(x, y + r * 0.5, r * 2.6, r * 2, '#FFDD8A', 'opacity=".18"'),
      ),
      glow(c, 'lamps', '#FFDD8A', [430, 300], [360, 330], 0.4),
      // Rails.
      path('M60 810l300-330h140l300 330z', '#3A3632'),
      times(8, (index) =>
        rect(400 - 46 * index - 20, 506 + index * 38, 60 + 92 * index + 40, 8 + index * 2, '#5A4A3A'),
      ),
      line('M392 486L150 810M468 486l242 324', '#B9BEC8', 9),
      // The platform on the right with tiles and lamps.
      path('M1200 60L760 250v330l440 230z', '#E9E2CF'),
      path('M1200 60L760 250v34l440-160zM1200 520L760 470v30l440 90z', '#B8273A'),
      line(
        'M1200 200L760 330M1200 300L760 376M1200 400L760 424M860 208v330M980 156v440M1100 104v560',
        '#CFC5AC',
        3,
      ),
      path('M760 560l440 190v60H560l140-240z', '#8E8A86'),
      path('M760 560l440 190v14L752 574z', '#F2D34B'),
      circle(1000, 330, 66, '#FFFDF6'),
      circle(1000, 330, 66, 'none', 'stroke="#B8273A" stroke-width="16"'),
      lettering('MAIL RAIL', { x: 1000, y: 340, size: 30, fill: '#22283A', maxWidth: 96 }),
      // The train.
      glow(c, 'beam', '#FFF1C9', [360, 690], [220, 70], 0.7),
      path('M330 440h230l150 40v210l-90 40H330q-60-10-60-70V510q0-60 60-70z', '#B8273A'),
      path('M560 440l150 40v210l-90 40h-60z', '#8E1C2C'),
      path('M300 470q10-40 60-44h160q40 4 50 40v80H290z', '#2F5B4C'),
      path('M570 466l140 30v70l-140-20z', '#23463B'),
      path('M312 486q6-34 44-36h150q36 2 44 36v46H304z', '#CFE4E6'),
      path('M330 530l60-78h50l-60 78z', '#fff', 'opacity=".5"'),
      path('M590 490l40 8v44l-40-6zM644 502l44 8v40l-44-6z', '#FFE2A0'),
      circle(606, 516, 10, '#8D5B3E'),
      circle(666, 526, 10, '#E9BE97'),
      circle(386, 506, 20, '#E9BE97'),
      path('M364 504q0-26 22-26t22 26q-22-12-44 0z', '#22283A'),
      path('M358 546q4-26 28-26t28 26z', '#3D6C93'),
      circle(472, 510, 15, '#F1CDA8'),
      path('M450 546q4-24 22-24t22 24z', '#E0A93F'),
      rect(282, 556, 286, 12, '#E0A93F'),
      circle(330, 620, 26, '#22283A'),
      circle(330, 620, 19, '#FFF6D6'),
      circle(520, 620, 26, '#22283A'),
      circle(520, 620, 19, '#FFF6D6'),
      rect(388, 594, 74, 48, '#FFFDF6', 'rx="4"'),
      path('M388 594l37 28 37-28', 'none', 'stroke="#B8273A" stroke-width="5"'),
      path('M284 676h280l20 40H270z', '#22283A'),
      crowd(c.palette, [
        [880, 680, 1.16],
        [926, 690, 0.76],
        [1010, 724, 1.3],
        [1080, 760, 1.4],
      ]),
    ];
  },
};

const coach: Picture = {
  name: 'postal-museum-2',
  title:
    'A Royal Mail coach in maroon and black with scarlet wheels sets off at sunrise, four horses, the guard at the back with his horn',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const wheel = (x: number, y: number, r: number): string =>
      circle(x, y, r, 'none', 'stroke="#22222A" stroke-width="7"') +
      circle(x, y, r - 8, 'none', 'stroke="#C92F46" stroke-width="9"') +
      line(
        times(
          12,
          (index) =>
            d`M${x} ${y}L${x + Math.cos((index * Math.PI) / 6) * (r - 8)} ${y + Math.sin((index * Math.PI) / 6) * (r - 8)}`,
        ),
        '#C92F46',
        6,
      ) +
      circle(x, y, 12, '#22222A') +
      circle(x, y, 6, p.gold);
    const horse = (x: number, y: number, s: number, coat: string, dark: string): string =>
      at(
        x,
        y,
        s,
        line('M-60-70l-40 30-10 40M60-80l50 26-6 54', dark, 15, 'stroke-linejoin="round"') +
          path('M84-130q36 0 34 60-4 20-10 30-4-50-30-64z', '#2A1E1A') +
          path('M-70-130q70-20 150-6 30 10 22 54-10 26-50 24-60 6-100-2-40-10-22-70z', coat) +
          path('M-70-120l-40-70 20-34 30 10 50 74z', coat) +
          path('M-90-216q-10-20 4-30l10 20 20 14 40 66-24 6q-20-50-50-76z', '#2A1E1A') +
          path('M-92-222q-30 0-44 30l-20 26q0 14 16 14 40-6 56-26z', coat) +
          circle(-116, -190, 4, '#1A1414') +
          line('M-52-70l-24 44 6 28M70-70l20 40-14 34', coat, 16, 'stroke-linejoin="round"') +
          line('M-62-130l6 66M-150-170q50 6 80 40M-60-100H100', '#4A2E20', 6),
      );
    return [
      backdrop(c, {
        light: [250, 250, 90],
        clouds: [
          [500, 90, 0.9],
          [900, 150, 0.8],
        ],
        roofs: [560, 33, 130],
      }),
      trees(p, -20, 1220, 570, 40, 22),
      path('M0 570h1200v240H0z', p.tree[2]),
      path('M0 620q600-20 1200 0v150q-600 20-1200 0z', '#D9BE92'),
      line('M0 700q600-16 1200 0M0 740q600-12 1200 0', '#B99A6C', 5),
      ellipse(840, 738, 280, 16, '#000', 'opacity=".18"'),
      ellipse(330, 728, 260, 13, '#000', 'opacity=".16"'),
      horse(380, 706, 0.92, '#6E4630', '#4A2E20'),
      horse(210, 706, 0.92, '#A86E44', '#7A4A2E'),
      horse(440, 726, 1.05, '#8A5634', '#5E3822'),
      horse(240, 726, 1.05, '#D8CFC2', '#A89C8E'),
      line('M100 540Q420 520 690 450M130 580Q440 560 690 470', '#4A2E20', 4),
      // The coach.
      path('M640 650h420v16H640z', '#C92F46'),
      wheel(700, 676, 58),
      wheel(980, 664, 74),
      path('M720 430h250q20 0 18 24-6 90-40 140-60 30-170 10-60-40-76-150 0-24 18-24z', '#6E1E2C'),
      path('M720 520q10 50 40 82 110 22 188-8 24-34 34-78z', '#1C1C26'),
      path('M914 430h56q20 0 18 24-6 90-40 140-20 12-50 16 26-90 16-180z', '#000', 'opacity=".25"'),
      rect(790, 452, 96, 66, p.window, 'rx="8"'),
      rect(790, 452, 96, 66, 'none', `rx="8" stroke="${p.gold}" stroke-width="5"`),
      circle(824, 486, 14, '#E9BE97'),
      path('M808 482q0-20 16-20t18 20q-16-8-34 0z', '#4A3020'),
      rect(780, 524, 116, 80, '#6E1E2C', 'rx="6"'),
      lettering('ROYAL MAIL', { x: 838, y: 572, size: 26, fill: p.gold, maxWidth: 104 }),
      path('M700 430h300v-18H700z', '#1C1C26'),
      path('M640 500h60v-60q-40 0-50 20zM988 450h80v90h-70z', '#1C1C26'),
      rect(1006, 464, 50, 56, '#6E1E2C'),
      // Driver with the reins, travellers on the roof, guard with horn.
      each(
        [
          [668, 436, '#B8273A', '#E9BE97'],
          [770, 412, '#3F6B4C', '#C98F66'],
          [850, 412, '#3D6C93', '#E9BE97'],
          [1030, 450, '#C92F46', '#F1CDA8'],
        ] as const,
        ([x, y, coat, skin]) =>
          path(d`M${x - 28} ${y}q0 -66 28 -68t28 68z`, coat) +
          circle(x, y - 84, 17, skin) +
          path(d`M${x - 26} ${y - 92}h52v-7h-10l-4 -34h-24l-4 34h-10z`, '#1C1C26'),
      ),
      line('M644 404Q600 380 590 330', '#4A2E20', 4),
      line('M690 400L640 440', '#B8273A', 12, 'stroke-linecap="round"'),
      line('M1044 396L1060 372', '#C92F46', 12, 'stroke-linecap="round"'),
      path('M1040 366l120-34 8 30-122 12z', p.gold),
      rect(900, 384, 70, 30, '#8A5A34'),
      rect(716, 392, 30, 22, '#6A4A30'),
    ];
  },
};

const pillarBoxes: Picture = {
  name: 'postal-museum-3',
  title:
    'Pillar boxes of many years in a row: an early green one with fluted sides, a hexagonal red Penfold, a red one of today and a blue airmail box',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const mouth = (x: number, y: number, w: number): string =>
      rect(x - w / 2, y, w, 12, '#14141A', 'rx="3"') +
      path(d`M${x - w / 2 - 6} ${y - 4}h${w + 12}v-8h${-w - 12}z`, '#000', 'opacity=".25"');
    const plate = (x: number, y: number): string =>
      rect(x - 28, y, 56, 38, '#FFFDF6', 'rx="3"') +
      line(d`M${x - 20} ${y + 10}h40M${x - 20} ${y + 19}h40M${x - 20} ${y + 28}h26`, '#22324A', 2.6);
    return [
      rect(0, 0, 1200, 800, '#DDE6E4'),
      rect(0, 0, 1200, 560, '#F1E6D0'),
      // A giant Penny Black on the wall: the first stamps had no perforation.
      rect(446, 56, 308, 350, '#000', 'opacity=".15"'),
      rect(440, 48, 308, 350, '#FFFDF6'),
      rect(456, 64, 276, 318, '#1C1C22'),
      rect(470, 104, 248, 238, '#3A3A44'),
      line(
        times(16, (index) => d`M470 ${110 + index * 15}h248`),
        '#4E4E5A',
        3,
      ),
      path(
        'M560 342q0-60 20-80-20-10-16-24l-14-10 16-34q0-50 56-50 50 4 46 60 0 40-24 58 40 30 60 80z',
        '#E6E0D4',
      ),
      path('M560 200q20-60 70-52 40 10 38 56-10-26-34-32-40-2-74 28z', '#A8A294'),
      path('M566 176q30-50 80-28l6 14q-44-20-82 26z', '#FFFDF6'),
      circle(588, 210, 3.5, '#1C1C22'),
      lettering('POSTAGE', { x: 594, y: 96, size: 30, fill: '#FFFDF6', spacing: 3 }),
      lettering('ONE PENNY', { x: 594, y: 374, size: 28, fill: '#FFFDF6', spacing: 2 }),
      // Posters and letters beside it.
      each(
        [150, 930],
        (x, index) =>
          rect(x, 90, 170, 230, '#FFFDF6') +
          rect(x + 12, 102, 146, 150, index ? '#3D6C93' : '#E0A93F') +
          path(d`M${x + 26} 236l60 -90 60 90z`, index ? '#FFFDF6' : '#B8273A') +
          rect(x + 30, 270, 110, 12, '#22324A') +
          rect(x + 46, 292, 78, 10, '#22324A', 'opacity=".5"'),
      ),
      rect(0, 548, 1200, 14, '#C9B48E'),
      rect(0, 562, 1200, 250, '#CFA878'),
      line(
        'M0 620h1200M0 700h1200M120 562L0 720M380 562L280 800M640 562v238M900 562l90 238M1120 562l80 100',
        '#B58C5C',
        3,
      ),
      rect(80, 706, 1040, 40, '#FFFDF6'),
      rect(80, 736, 1040, 14, '#CFC3AC'),
      // An early fluted green box.
      at(
        220,
        706,
        1,
        rect(-64, -30, 128, 30, '#1E4636') +
          rect(-54, -330, 108, 300, '#2F6B52') +
          bars(-46, -320, 10, 284, 6, 16, '#255643') +
          rect(20, -330, 34, 300, '#000', 'opacity=".16"') +
          rect(-66, -350, 132, 24, '#1E4636') +
          path('M-60-350q60-50 120 0z', '#2F6B52') +
          circle(0, -384, 14, p.gold) +
          path('M-30-300h60v90h-60z', '#1E4636') +
          rect(-7, -292, 14, 70, '#0E1E18') +
          plate(0, -180),
      ),
      // A hexagonal box with acanthus top.
      at(
        412,
        706,
        1,
        path('M-72 0l10-40h124l10 40z', '#1C1C22') +
          path('M-62-40v-290h124v290z', '#B8273A') +
          path('M-62-40v-290h24v290z', '#D2455A') +
          path('M36-40v-290h26v290z', '#8E1C2C') +
          path('M-78-330h156l-10-26h-136z', '#8E1C2C') +
          path('M-68-356q20-60 68-64 48 4 68 64z', '#B8273A') +
          line('M0-418v60M-34-400l-10 44M34-400l10 44', '#8E1C2C', 5) +
          circle(0, -424, 11, p.gold) +
          mouth(0, -300, 60) +
          plate(0, -260) +
          lettering('VR', { x: 0, y: -160, size: 54, fill: p.gold }),
      ),
      // The cylinder that everybody knows.
      at(
        792,
        706,
        1,
        path('M-78 0v-44h156V0z', '#1C1C22') +
          rect(-70, -320, 140, 280, '#C92F46') +
          rect(-70, -320, 30, 280, '#E0485A') +
          rect(30, -320, 40, 280, '#9C2034') +
          path('M-84-320h168v-24h-168z', '#9C2034') +
          path('M-78-344q10-44 78-46 68 2 78 46z', '#C92F46') +
          mouth(0, -300, 76) +
          plate(0, -258) +
          lettering('EIIR', { x: 0, y: -150, size: 46, fill: p.gold }) +
          line('M-56-52v-230h112v230', '#9C2034', 3),
      ),
      // Airmail blue.
      at(
        1000,
        706,
        1,
        path('M-72 0v-40h144V0z', '#1C1C22') +
          rect(-64, -300, 128, 264, '#3E82C4') +
          rect(-64, -300, 26, 264, '#6BA6DC') +
          rect(28, -300, 36, 264, '#2C62A0') +
          path('M-78-300h156v-22h-156z', '#2C62A0') +
          path('M-72-322q10-40 72-42 62 2 72 42z', '#3E82C4') +
          mouth(0, -280, 66) +
          rect(-44, -240, 88, 30, '#FFFDF6') +
          lettering('AIR MAIL', { x: 0, y: -218, size: 20, fill: '#2C62A0' }) +
          plate(0, -190) +
          path('M-40-110l80-20-30 50-10-18z', '#FFFDF6'),
      ),
      person({ x: 600, y: 784, scale: 1.3, coat: p.gold, left: true }),
      person({ x: 1100, y: 786, scale: 1.3, coat: p.blue, left: true, skin: 1 }),
      person({ x: 850, y: 786, scale: 0.84, coat: p.red, skin: 3, left: true }),
      path('M824 726h26v18h-26z', '#FFFDF6'),
    ];
  },
};

export const postalMuseum = [mailRail, coach, pillarBoxes];
