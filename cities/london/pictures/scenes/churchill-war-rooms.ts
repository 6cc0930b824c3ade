import { person } from '../kit/figures';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const churchillWarRooms: Picture = {
  name: 'churchill-war-rooms',
  title:
    'The map room of the Churchill War Rooms: a wall map with pins, a row of telephones and a green lamp on the table',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const telephone = (x: number, colour: string): string =>
      at(
        x,
        560,
        1,
        path('M-44 0q4-44 28-50h32q24 6 28 50z', colour) +
          path('M16-50q24 6 28 50H20q8-30-4-50z', '#000', 'opacity=".2"') +
          circle(0, -20, 17, '#F4E9D2') +
          times(8, (index) =>
            circle(
              Math.cos((index * Math.PI) / 4) * 11,
              -20 + Math.sin((index * Math.PI) / 4) * 11,
              2.4,
              '#2A2233',
            ),
          ) +
          path('M-56-54q0-18 20-16 10 2 12 12h48q2-10 12-12 20-2 20 16 0 8-10 8h-92q-10 0-10-8z', colour),
      );
    return [
      rect(0, 0, 1200, 800, '#E3D2AE'),
      `<radialGradient id="${c.name}-glow" cx=".5" cy=".35" r=".75"><stop stop-color="#FFF1C9" stop-opacity=".3"/><stop offset=".55" stop-color="#8A6A40" stop-opacity=".22"/><stop offset="1" stop-color="#2A2130" stop-opacity=".85"/></radialGradient>`,
      line(
        times(8, (row) => d`M0 ${90 + row * 76}h1200`) +
          times(8, (row) => times(9, (column) => d`M${column * 150 + (row % 2) * 75} ${14 + row * 76}v76`)),
        '#C9B48C',
        3,
      ),
      rect(0, 20, 1200, 44, p.red),
      rect(0, 60, 1200, 10, '#8E1C2C'),
      line('M0 42h1200', '#C9485A', 5),
      rect(196, 100, 808, 380, '#5A3D2A'),
      rect(212, 116, 776, 348, '#BFD8D2'),
      path(
        'M300 200q40-50 90-30 20-30 60-16 10 40-20 60 20 40-10 80-40 50-90 40-10-40 10-60-40-20-40-74z',
        '#E7D3A4',
      ),
      path('M250 270q20-30 46-10 4 40-20 56-34 0-26-46z', '#E7D3A4'),
      path('M470 380q60-70 150-80 60-60 160-50 60-60 208-60v274H500q-50-30-30-84z', '#E7D3A4'),
      path(
        'M640 116q80 40 60 100-40 40-70-10-40-40 10-90zM820 116h168v60q-80 40-140 0-30-20-28-60z',
        '#E7D3A4',
      ),
      line(
        'M560 330q70 40 60 134M700 270q40 90 20 194M840 230q-20 100 40 234M640 400q160-40 348-20',
        '#B9986A',
        3,
      ),
      line('M370 250L560 340 700 300M390 230Q520 180 660 200', p.red, 3.5, 'stroke-dasharray="9 7"'),
      each(
        [
          [370, 250],
          [390, 230],
          [560, 340],
          [700, 300],
          [660, 200],
          [820, 330],
          [900, 250],
          [430, 300],
          [760, 400],
          [600, 410],
        ],
        ([x = 0, y = 0], index) =>
          circle(x, y, 8, [p.red, '#27407A', p.gold][index % 3] ?? p.red) + circle(x - 2, y - 2, 2.5, '#fff'),
      ),
      rect(212, 116, 776, 348, 'none', 'stroke="#C9A871" stroke-width="4"'),
      circle(1090, 190, 56, '#5A3D2A'),
      circle(1090, 190, 46, '#FFF6DF'),
      line(
        'M1090 190v-32M1090 190l22 14M1090 148v8M1090 224v8M1048 190h8M1124 190h8',
        p.ink,
        5,
        'stroke-linecap="round"',
      ),
      rect(60, 160, 90, 130, '#F4E9D2'),
      path('M60 160h90v36H60z', p.red),
      line('M74 216h62M74 236h62M74 256h40', '#8A7A68', 5),
      rect(0, 0, 1200, 800, `url(#${c.name}-glow)`),
      path('M110 540h980l60 90H50z', '#7A4E30'),
      rect(50, 628, 1100, 40, '#5A3722'),
      path('M90 668h50l-10 132h-30zM1060 668h50l-10 132h-30z', '#4A2C1A'),
      line('M130 584h240M500 606h300', '#94653F', 4),
      telephone(300, '#23232E'),
      telephone(420, p.red),
      telephone(780, '#2F6B45'),
      telephone(900, '#F1E4C8'),
      path('M470 620l130-20 24 40-140 20z', '#FFF6DF'),
      line('M490 626l100-14M496 638l100-14', '#8A7A68', 3),
      path('M660 600h110l10 40H650z', '#E7D3A4'),
      path('M596 560h60l8 20h-76z', p.gold),
      rect(620, 470, 12, 92, p.gold),
      path('M556 476q10-50 70-52 60 2 70 52z', '#2F7A55'),
      path('M640 425q46 8 56 51h-40q0-36-16-51z', '#1F5A3E'),
      path('M566 478L440 640h372L686 478z', '#FFE9A8', 'opacity=".22"'),
      ellipse(1000, 590, 34, 10, '#2A2130'),
      path('M990 588l70-26 8 12-66 26z', '#6B3A22'),
      circle(1066, 567, 6, '#E8804A'),
      line('M1070 560q10-30-6-50t8-50', '#fff', 5, 'stroke-linecap="round" opacity=".4"'),
      person({ x: 190, y: 790, scale: 2.4, coat: '#3E4A3A', legs: '#3E4A3A', hair: '#3A2A22' }),
      person({
        x: 1010,
        y: 796,
        scale: 2.4,
        coat: '#4A5A78',
        legs: '#2E3A54',
        hair: '#6B4226',
        left: true,
        skirt: true,
      }),
    ];
  },
};
