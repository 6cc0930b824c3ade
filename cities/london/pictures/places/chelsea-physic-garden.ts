import { backdrop } from '../kit/backdrop';
import { crowd, parentAndChild, person } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const beds: Picture = {
  name: 'chelsea-physic-garden',
  title:
    'Hans Sloane in stone among the square order beds of Chelsea Physic Garden, labelled plants in rows inside the old brick wall',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const next = stream(1673);
    const tones = ['#5B8A57', '#7FA36B', '#3F6B4C', '#9AB36A', '#6E9A84'];
    const heads = ['#B8273A', '#8F6CC0', '#FFFDF6', '#E0A93F', '#F7A8BD', '#5F8FD0'];
    const bed = (x: number, y: number, w: number, h: number, s: number): string =>
      path(d`M${x} ${y}h${w}l${(x < 600 ? -1 : 1) * h * 0.5} ${h}h${-w}z`, '#6E4E36') +
      times(4, (row) =>
        times(5, (column) => {
          const px = x + (column + 0.5) * (w / 5) + (x < 600 ? -1 : 1) * (row + 0.5) * (h / 8);
          const py = y + (row + 0.8) * (h / 4);
          const kind = Math.floor(next() * 6);
          return (
            circle(px, py - 8 * s, 13 * s, tones[kind % 5]!) +
            circle(px - 5 * s, py - 14 * s, 8 * s, tones[(kind + 1) % 5]!) +
            (kind > 1
              ? circle(px - 3 * s, py - 20 * s, 5 * s, heads[kind]!) +
                circle(px + 6 * s, py - 15 * s, 4 * s, heads[kind]!)
              : '') +
            (column % 2 ? rect(px + 9 * s, py - 8 * s, 10 * s, 7 * s, p.white) : '')
          );
        }),
      );
    return [
      backdrop(c, {
        light: [980, 120, 52],
        clouds: [
          [160, 90, 0.9],
          [560, 70, 0.7],
        ],
      }),
      birds(p, 340, 160, 4, 3),
      // Houses of Chelsea over the wall.
      each(
        [40, 200, 860, 1020],
        (x, index) =>
          block(x, 210 + (index % 2) * 20, 140, 190, index % 2 ? p.brick[1] : p.brick[0], p.brick[2], 0.16) +
          rect(x - 4, 204 + (index % 2) * 20, 148, 9, p.white) +
          sashes(p, x + 22, 236 + (index % 2) * 20, [24, 40], 3, 38) +
          path(d`M${x + 50} ${204 + (index % 2) * 20}v-34h30v34z`, p.brick[2]),
      ),
      trees(p, -20, 1220, 400, 56, 19),
      rect(0, 372, 1200, 66, p.brick[0]),
      courses(0, 378, 1200, 54, p.brick[2], next, 80),
      rect(0, 364, 1200, 12, p.stone[1]),
      path('M0 430h1200v380H0z', p.tree[2]),
      path('M520 430h160l270 380H250z', p.paving[0]),
      path('M0 520h1200v44H0z', p.paving[0]),
      ellipse(600, 566, 250, 46, p.paving[0]),
      bed(60, 448, 180, 58, 0.7),
      bed(290, 448, 180, 58, 0.7),
      bed(730, 448, 180, 58, 0.7),
      bed(960, 448, 180, 58, 0.7),
      bed(-40, 620, 290, 150, 1.3),
      bed(290, 620, 150, 120, 1.2),
      bed(770, 620, 150, 120, 1.2),
      bed(960, 620, 290, 150, 1.3),
      // Sloane on his plinth.
      ellipse(604, 596, 110, 14, '#000', 'opacity=".18"'),
      rect(516, 578, 168, 18, mid),
      block(536, 456, 128, 124, light, mid, 0.3),
      rect(522, 444, 156, 16, light),
      lettering('SLOANE', { x: 592, y: 524, size: 24, fill: shade, maxWidth: 90 }),
      path('M548 446q-6-110 20-190 30-30 62-8 34 70 28 198z', light),
      path('M618 244q40 70 34 202h-40q20-100 6-202z', mid),
      path('M566 290q-26 50-18 120l20 6 6-90z', mid),
      path('M626 290q36 20 30 70l-30 20-10-30z', light),
      line('M590 270l-6 170M604 270l4 170', shade, 4, 'opacity=".7"'),
      circle(594, 214, 26, light),
      path('M566 230q-14-64 28-64t30 64q8 26-8 30 2-50-14-62-16 10-24 4-6 30-4 58-14-6-8-30z', mid),
      tree(p, 130, 620, 1.2),
      tree(p, 1090, 620, 1.1),
      crowd(p, [
        [440, 580, 0.84],
        [470, 582, 0.82],
        [760, 584, 0.86],
        [560, 710, 1.1],
        [700, 760, 1.3],
      ]),
      parentAndChild(480, 740, 1.24, p.blue, p.gold),
      person({ x: 330, y: 670, scale: 1.06, coat: '#3F6B4C', left: true }),
    ];
  },
};

const glasshouse: Picture = {
  name: 'chelsea-physic-garden-2',
  title:
    'Inside the tropical glasshouse of Chelsea Physic Garden at dusk, wet panes over banana leaves, orchids and a cocoa pod',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const next = stream(53);
    const green = ['#1F4F4A', '#2F7560', '#57A07A', '#93C98F'] as const;
    const banana = (x: number, y: number, long: number, turn: number, tone: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      path(
        d`M0 0q${long * 0.34} ${-long * 0.3} ${long * 0.1} ${-long}q${-long * 0.44} ${long * 0.5} ${-long * 0.1} ${long}z`,
        green[tone]!,
      ) +
      line(d`M0 0q${long * 0.06} ${-long * 0.5} ${long * 0.1} ${-long}`, green[3], 4) +
      line(
        times(
          6,
          (index) =>
            d`M${long * 0.02 * index} ${-long * (0.18 + index * 0.12)}l${long * 0.12} ${-long * 0.1}M${long * 0.02 * index} ${-long * (0.18 + index * 0.12)}l${-long * 0.1} ${-long * 0.05}`,
        ),
        green[3],
        2,
        'opacity=".5"',
      ) +
      '</g>';
    const orchid = (x: number, y: number, s: number, colour: string, inner: string): string =>
      at(
        x,
        y,
        s,
        each([0, 72, 144, 216, 288], (turn) =>
          path('M0 0q-16-14-10-34 10-12 20 0 6 20-10 34z', colour, `transform="rotate(${turn})"`),
        ) +
          circle(0, 2, 8, inner) +
          path('M-7 4q7 16 14 0z', p.red),
      );
    return [
      backdrop(c, { light: [600, 250, 100] }),
      trees(p, -20, 1220, 470, 70, 8),
      rect(0, 0, 1200, 800, '#CFE4E6', 'opacity=".16"'),
      // The frame of the house.
      line(
        'M0 250L600 20l600 230M0 250V800M1200 250V800M0 250h1200M600 20v600M150 192V640M300 134V640M450 78V640M750 78V640M900 134V640M1050 192V640M0 440h1200',
        '#F6EEDD',
        10,
      ),
      line('M0 250L600 20l600 230', '#F6EEDD', 18),
      times(50, () => {
        const [x, y] = [Math.round(next() * 1200), Math.round(120 + next() * 460)];
        return (
          ellipse(x, y, 3.4, 5, '#fff', 'opacity=".55"') +
          line(d`M${x} ${y - 4}v${-14 - next() * 30}`, '#fff', 2, 'opacity=".25"')
        );
      }),
      rect(0, 600, 1200, 210, '#7A4A4A'),
      path('M460 610h280l150 200H310z', '#C98F7A'),
      line('M440 640h320M412 680h376M380 730h440', '#9A6258', 4),
      // Staging with pots on both sides.
      path('M0 620l460-10v30L0 730zM1200 620l-460-10v30l460 90z', '#5A3A4A'),
      path('M0 730l460-90v60L0 810zM1200 730l-460-90v60l460 110z', '#43283E'),
      banana(150, 660, 420, -24, 1),
      banana(150, 660, 460, 8, 2),
      banana(150, 660, 380, 40, 0),
      banana(150, 660, 340, -56, 0),
      banana(1060, 660, 430, 18, 1),
      banana(1060, 660, 460, -14, 2),
      banana(1060, 660, 370, -46, 0),
      banana(1060, 660, 330, 54, 1),
      banana(330, 640, 250, -30, 0),
      banana(330, 640, 270, 16, 1),
      banana(860, 640, 260, 24, 0),
      banana(860, 640, 270, -18, 1),
      // Bananas and a cocoa pod.
      each([0, 1, 2, 3, 4], (index) =>
        path(d`M${226 + index * 12} 430q20 30 ${4 - index * 3} 62q-24 -20 -18 -58z`, p.gold),
      ),
      line('M200 380q40 10 50 50', green[0], 9),
      line('M960 380V250', '#5A3A4A', 8),
      ellipse(964, 420, 34, 56, '#C9702E'),
      path('M964 364q34 10 34 56t-34 56q20-56 0-112z', '#9A4A2A'),
      line('M950 368q-12 52 0 104M964 364v112', '#E8A05A', 4),
      each(
        [
          [60, 690],
          [180, 676],
          [300, 660],
          [400, 648],
          [1140, 690],
          [1020, 676],
          [900, 660],
          [800, 648],
        ] as const,
        ([x, y], index) =>
          path(d`M${x - 30} ${y - 40}h60l-8 50h-44z`, '#C96A4A') +
          rect(x - 34, y - 48, 68, 14, '#E0855F') +
          rect(x + 6, y - 66, 20, 14, p.white) +
          (index % 2
            ? each([-20, 0, 20], (dx) =>
                path(
                  d`M${x + dx * 0.3} ${y - 46}q${dx - 6} -40 ${dx} -70q${8} 30 ${-dx * 0.6} 70z`,
                  green[2],
                ),
              )
            : ''),
      ),
      orchid(60, 600, 1.1, '#F7C5CB', '#FFFDF6'),
      orchid(100, 570, 0.9, '#F7C5CB', '#FFFDF6'),
      orchid(300, 580, 1, '#FFFDF6', p.gold),
      orchid(330, 550, 0.8, '#FFFDF6', p.gold),
      orchid(1140, 596, 1.1, '#C3A6EA', '#FFFDF6'),
      orchid(1100, 566, 0.9, '#C3A6EA', '#FFFDF6'),
      orchid(900, 580, 1, '#FFE08A', p.red),
      glow(c, 'warm', '#FFCF75', [600, 480], [300, 260], 0.3),
      crowd(p, [
        [560, 660, 0.98],
        [606, 662, 0.96],
        [660, 710, 1.2],
        [500, 760, 1.4],
        [552, 766, 0.9],
      ]),
    ];
  },
};

const pots: Picture = {
  name: 'chelsea-physic-garden-3',
  title:
    'A shelf of labelled medicinal plants at Chelsea Physic Garden in early light: foxglove, lavender, poppy and chamomile in clay pots',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const pot = (x: number, name: string): string =>
      ellipse(x + 8, 660, 96, 10, '#000', 'opacity=".16"') +
      path(d`M${x - 88} 500h176l-26 160h-124z`, '#C96F4C') +
      path(d`M${x + 30} 500h58l-26 160h-50z`, '#A4553A') +
      rect(x - 100, 470, 200, 40, '#D98560') +
      rect(x + 40, 470, 60, 40, '#B5653F') +
      rect(x - 66, 548, 122, 54, '#FFFDF6', 'rx="4"') +
      lettering(name, { x: x - 5, y: 584, size: 26, fill: p.ink, maxWidth: 106 });
    const next = stream(91);
    return [
      rect(0, 0, 1200, 800, '#C7D3B8'),
      times(15, (row) =>
        bars(-40 + (row % 2) * 66, row * 48, 124, 40, 10, 132, ['#CB8A6E', '#C27F63', '#D29478'][row % 3]!),
      ),
      rect(0, 0, 1200, 800, '#F6E3CC', 'opacity=".35"'),
      glow(c, 'sun', '#FFF6DA', [220, 120], [620, 480], 0.8),
      each([0, 1150], (x) =>
        times(14, (index) =>
          ellipse(
            x + (next() - 0.3) * 110,
            40 + index * 44,
            40,
            20,
            p.tree[index % 3]!,
            d`transform="rotate(${Math.round(next() * 90 - 45)} ${x} ${40 + index * 44})"`,
          ),
        ),
      ),
      // Foxglove.
      path('M170 470q10-200-6-360h14q20 160 10 360z', '#5B8A57'),
      path('M176 470q-90-20-110-90 90 0 110 90zM182 470q80-10 110-80-90-10-110 80z', '#6E9A5E'),
      times(9, (index) => {
        const [y, side] = [150 + index * 28, index % 2 ? 1 : -1];
        const s = 0.6 + index * 0.08;
        return (
          path(
            d`M${172 + side * 6} ${y}q${side * 34 * s} ${-8 * s} ${side * 52 * s} ${30 * s}q${side * 6 * s} ${14 * s} ${-side * 8 * s} ${18 * s}q${-side * 34 * s} ${-2 * s} ${-side * 44 * s} ${-48 * s}z`,
            index % 3 ? '#C76AA8' : '#DB8BC0',
          ) +
          ellipse(172 + side * (48 * s), y + 38 * s, 12 * s, 7 * s, '#F7D3E6') +
          circle(172 + side * 46 * s, y + 38 * s, 2.6, '#8A3A6E')
        );
      }),
      pot(172, 'Digitalis'),
      // Lavender.
      times(11, (index) => {
        const lean = (index - 5) * 15;
        const top = 210 + Math.abs(index - 5) * 16 + next() * 20;
        return (
          line(d`M458 470Q${458 + lean * 0.4} 380 ${458 + lean} ${top + 60}`, '#7A9A72', 5) +
          times(6, (bud) =>
            ellipse(458 + lean + (bud % 2 ? 6 : -6), top + bud * 12, 8, 7, bud % 2 ? '#8F6CC0' : '#B79AE0'),
          ) +
          ellipse(458 + lean, top - 8, 6, 8, '#8F6CC0')
        );
      }),
      times(9, (index) =>
        path(
          d`M${420 + index * 10} 474q${-20 + index * 5} -50 ${-26 + index * 7} -80q${10} 30 ${34 - index * 6} 80z`,
          index % 2 ? '#8FAA86' : '#A3BA98',
        ),
      ),
      pot(458, 'Lavandula'),
      // Poppy.
      line('M740 470Q730 330 700 230M752 470Q770 350 830 290M744 470Q740 400 760 170', '#6E8F6A', 6),
      path(
        'M744 474q-80-10-110-80 60-6 70 20-4-40-30-60 80 20 80 120zM750 474q90 0 120-70-60-14-76 14 0-30 20-54-80 20-64 110z',
        '#7FA088',
      ),
      each(
        [
          [700, 220, 62],
          [836, 280, 50],
        ] as const,
        ([x, y, r]) =>
          path(
            d`M${x - r} ${y - r * 0.2}q${r * 0.3} ${-r * 0.9} ${r} ${-r * 0.5}q${r * 0.8} ${-r * 0.4} ${r} ${r * 0.5}q${-r * 0.1} ${r * 0.9} ${-r} ${r * 0.7}q${-r} ${r * 0.2} ${-r} ${-r * 0.7}z`,
            '#D2455A',
          ) +
          path(
            d`M${x - r * 0.6} ${y + r * 0.3}q${r * 0.6} ${-r * 0.9} ${r * 1.3} ${-r * 0.1}q${-r * 0.2} ${r * 0.6} ${-r * 0.7} ${r * 0.5}q${-r * 0.5} 0 ${-r * 0.6} ${-r * 0.4}z`,
            '#E8677A',
          ) +
          circle(x, y + r * 0.1, r * 0.22, '#2A2A34') +
          circle(x, y + r * 0.08, r * 0.12, '#86AD6A'),
      ),
      path('M736 170q0-34 24-36t24 36q-4 24-24 24t-24-24z', '#8FAA7A'),
      path('M730 134h60l-10 12h-40z', '#6E8F6A'),
      pot(744, 'Papaver'),
      // Chamomile.
      times(13, (index) => {
        const x = 930 + index * 17;
        const y = 260 + ((index * 47) % 110);
        return (
          line(d`M1030 470Q${(x + 1030) / 2} ${(y + 480) / 2} ${x} ${y}`, '#6E9A5E', 4) +
          times(8, (petal) =>
            ellipse(
              x + Math.cos((petal * Math.PI) / 4) * 17,
              y + Math.sin((petal * Math.PI) / 4) * 17,
              10,
              7,
              '#FFFDF6',
              d`transform="rotate(${petal * 45} ${x + Math.cos((petal * Math.PI) / 4) * 17} ${y + Math.sin((petal * Math.PI) / 4) * 17})"`,
            ),
          ) +
          circle(x, y, 11, p.gold)
        );
      }),
      times(8, (index) =>
        path(
          d`M${970 + index * 16} 474q${-20 + index * 6} -40 ${-16 + index * 4} -70q8 30 ${24 - index * 5} 70z`,
          '#86AD6A',
        ),
      ),
      pot(1030, 'Matricaria'),
      rect(0, 656, 1200, 34, '#A8794C'),
      rect(0, 684, 1200, 12, '#6E4A2C'),
      each([90, 600, 1110], (x) =>
        path(d`M${x - 12} 694h24v80q-40 -10 -60 -60l12 -8q10 24 24 30z`, '#3A3A44'),
      ),
      // A bee arrives.
      at(
        590,
        250,
        1.3,
        ellipse(0, 0, 22, 15, p.gold) +
          path('M-6-15h8v30h-8zM8-14h7v28H8z', '#2A1E1A') +
          circle(-22, -2, 9, '#2A1E1A') +
          ellipse(0, -20, 15, 9, '#fff', 'opacity=".85"') +
          ellipse(14, -18, 12, 8, '#fff', 'opacity=".7"'),
      ),
      line('M690 150q-60 20-40 60t-30 46', p.ink, 3, 'stroke-dasharray="3 9" stroke-linecap="round"'),
    ];
  },
};

export const chelseaPhysicGarden = [beds, glasshouse, pots];
