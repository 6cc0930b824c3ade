import { crowd } from '../kit/figures';
import { sky } from '../kit/sky';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const scienceMuseum: Picture = {
  name: 'science-museum',
  title:
    'A hall of the Science Museum: an early steam locomotive, a rocket, a space capsule and planets overhead',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const wheelOf = (x: number, y: number, r: number): string =>
      circle(x, y, r, 'none', `stroke="#E0A93F" stroke-width="${(r * 0.14).toFixed(1)}"`) +
      line(
        times(
          12,
          (index) =>
            d`M${x} ${y}L${x + Math.cos((index * Math.PI) / 6) * r} ${y + Math.sin((index * Math.PI) / 6) * r}`,
        ),
        '#E0A93F',
        r * 0.07,
      ) +
      circle(x, y, r * 0.2, p.red);
    return [
      sky(c),
      `<radialGradient id="${c.name}-glow"><stop stop-color="#5F7BE0" stop-opacity=".7"/><stop offset="1" stop-color="#5F7BE0" stop-opacity="0"/></radialGradient>`,
      ellipse(600, 380, 620, 420, `url(#${c.name}-glow)`),
      line(
        times(9, (index) => d`M${index * 150} 0v620`),
        '#2C3C7C',
        16,
      ),
      line('M0 90h1200M0 250h1200', '#2C3C7C', 10),
      line(
        times(16, (index) => d`M${index * 75} 90l37.5 80l37.5 -80`),
        '#2C3C7C',
        5,
      ),
      each(
        [
          [180, 150, 46, '#E0A05A'],
          [420, 90, 26, '#C9503F'],
          [800, 120, 34, '#6FB0C9'],
          [1010, 190, 58, '#E7C78A'],
        ] as const,
        ([x, y, r, colour]) =>
          line(d`M${x} 0V${y}`, '#7F92D0', 2) +
          circle(x, y, r, colour) +
          path(
            d`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}q${r * 0.8} ${-r} 0 ${-2 * r}z`,
            '#000',
            'opacity=".18"',
          ),
      ),
      ellipse(
        1010,
        190,
        96,
        18,
        'none',
        'stroke="#F6E3B8" stroke-width="7" transform="rotate(-16 1010 190)"',
      ),
      path('M960 190a52 52 0 0 1 100-20l-92 30z', '#E7C78A'),
      line('M140 130q40 12 80 0M138 162q44 14 88 0', '#B97A38', 6),
      rect(0, 610, 1200, 200, '#2B376E'),
      rect(0, 610, 1200, 10, '#4A5AA0'),
      line('M0 700h1200M300 620L200 800M600 620v180M900 620l100 180', '#3A488A', 3),
      ellipse(300, 640, 130, 20, '#000', 'opacity=".3"'),
      path('M240 630V270q0-90 60-150 60 60 60 150v360z', '#F4EFE2'),
      path('M316 138q44 56 44 132v360h-40q20-300-4-492z', '#C9C3D0'),
      path('M240 300h120v26H240zM240 560h120v20H240z', p.red),
      path('M262 210q14-60 38-90 24 30 38 90z', p.red),
      path('M240 480l-60 80v80l60-30zM360 480l60 80v80l-60-30z', p.red),
      path('M360 480l60 80v80l-60-30z', '#8E1C2C'),
      circle(300, 370, 30, '#3A488A'),
      circle(300, 370, 22, '#9FD0E8'),
      path('M284 362a20 20 0 0 1 24-12l-20 28z', '#fff', 'opacity=".6"'),
      circle(300, 460, 14, '#3A488A'),
      rect(460, 640, 420, 14, '#8A93B8'),
      line('M450 654h440', '#5A648E', 8),
      rect(540, 500, 240, 84, '#E3B23C', 'rx="14"'),
      rect(540, 548, 240, 36, '#B98322', 'rx="10"'),
      line('M580 500v84M640 500v84M700 500v84', '#8A5A1C', 5),
      path('M748 500v-150h32v150z', '#22283C'),
      path('M738 350h52l-8-24h-36z', '#F4EFE2'),
      path('M500 470h46v120h-46z', '#22283C'),
      line('M560 560L690 600', '#C4CBD3', 10),
      wheelOf(720, 586, 56),
      wheelOf(540, 606, 36),
      path('M400 530h92v70h-92z', '#8A5A34'),
      wheelOf(424, 612, 30),
      wheelOf(476, 612, 30),
      circle(764, 300, 22, '#fff', 'opacity=".3"'),
      circle(786, 268, 30, '#fff', 'opacity=".22"'),
      circle(816, 230, 38, '#fff', 'opacity=".16"'),
      ellipse(1000, 650, 120, 18, '#000', 'opacity=".3"'),
      path('M910 640q-6-70 50-170 10-24 40-24t40 24q56 100 50 170-90 24-180 0z', '#B9A48A'),
      path('M1010 446q26 2 30 24 56 100 50 170-30 10-70 12 20-110-10-206z', '#7F6E62'),
      path('M914 610q86 22 172 0l4 30q-90 24-180 0z', '#5A4034'),
      rect(970, 520, 50, 56, '#22283C', 'rx="8"'),
      path('M978 528h34v18h-34z', '#9FD0E8'),
      circle(950, 570, 9, '#22283C'),
      circle(1046, 570, 9, '#22283C'),
      crowd({ ...p, ink: '#E7C78A', blue: '#6FA0E0', tree: ['#5AA06E', p.tree[1], p.tree[2]] }, [
        [150, 740, 1.1],
        [196, 744, 0.66],
        [460, 760, 1.15],
        [620, 740, 1],
        [656, 742, 0.6],
        [686, 742, 0.62],
        [860, 770, 1.2],
        [1080, 750, 1.05],
      ]),
    ];
  },
};
