import { backdrop } from '../../kit/backdrop';
import { narrowBoat } from '../../kit/boats';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import { water } from '../../kit/water';
import type { Picture } from '../../picture';
import { bricks } from '../../pubs/parts';

export const mildredsCamdenFront: Picture = {
  name: 'mildreds-camden-front',
  title:
    'Mildreds in Camden: a green front full of plants among the brick warehouses of Camden, a narrow boat on the canal',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(71);
    return [
      backdrop(c, {
        light: [150, 100, 54],
        clouds: [
          [320, 70, 0.9],
          [900, 50, 0.9],
        ],
        roofs: [420, 73, 160],
      }),
      // The warehouse with its segment arches and hoist.
      rect(-10, 120, 900, 560, '#B9704E'),
      bricks(0, 130, 880, 250, next),
      path('M-10 120L205 40 440 120 660 40 890 120v14H-10z', '#8E5238'),
      times(6, (index) => {
        const x = 40 + index * 146;
        return index === 3
          ? rect(x, 176, 84, 196, '#3A4A42') +
              line(`M${x + 42} 176v196M${x} 240h84M${x} 304h84`, '#B9704E', 5) +
              rect(x + 30, 96, 90, 12, '#22262E') +
              line(`M${x + 108} 108v60`, '#22262E', 4) +
              circle(x + 108, 174, 9, '#22262E')
          : path(`M${x - 8} 200q50-44 100 0v160h-100z`, '#8E5238') +
              path(`M${x} 206q42-34 84 0v146H${x}z`, p.window) +
              line(`M${x + 28} 186v166M${x + 56} 186v166M${x} 250h84M${x} 300h84`, '#F4E9D2', 4);
      }),
      bars(-10, 392, 900, 12, 1, 0, '#8E5238'),
      // The restaurant behind glazed tiles.
      rect(60, 420, 770, 268, '#2F7A5E'),
      line(
        times(8, (row) => `M60 ${452 + row * 32}h770`) + times(19, (index) => `M${100 + index * 40} 420v268`),
        '#1F5A44',
        2,
        'opacity=".6"',
      ),
      rect(110, 440, 520, 70, '#F6EBD6'),
      lettering('mildreds', { x: 370, y: 494, size: 60, fill: '#D9622E', spacing: 2 }),
      rect(104, 524, 532, 164, '#173D30'),
      rect(114, 534, 512, 144, '#FFE3A4'),
      each(
        [170, 300, 430, 560],
        (x) => line(`M${x} 534v32`, '#22262E', 3) + path(`M${x - 20} 584q20-30 40 0z`, '#D9622E'),
      ),
      rect(114, 640, 512, 8, '#8A5A34'),
      each(
        [150, 230, 340, 410, 520, 590],
        (x, index) =>
          rect(x - 14, 616, 28, 24, '#B65C40') +
          times(
            5,
            (blade) =>
              `<g transform="translate(${x} 618) rotate(${(blade - 2) * 26})">${path('M0 0q12-24 0-52-12 28 0 52z', index % 2 ? '#3F8A55' : '#5BA06A')}</g>`,
          ),
      ),
      line('M242 534v144M370 534v144M498 534v144', '#173D30', 7),
      rect(668, 470, 124, 218, '#173D30'),
      rect(680, 482, 100, 206, '#F2A13D'),
      rect(692, 496, 76, 120, '#FFE9B8'),
      circle(770, 590, 6, '#22262E'),
      each(
        [84, 812],
        (x) =>
          times(
            7,
            (leaf) =>
              `<g transform="translate(${x} 690) rotate(${(leaf - 3) * 22})">${path('M0 0q22-50 0-104-22 54 0 104z', leaf % 2 ? '#3F6B4C' : '#5B8A57')}</g>`,
          ) + rect(x - 24, 676, 48, 40, '#4A4A52'),
      ),
      rect(-10, 684, 1220, 36, p.paving[0]),
      rect(-10, 684, 1220, 6, p.paving[1]),
      // The canal, with a bridge of iron on the right.
      path('M890 420h320v270H890z', p.brick[1]),
      path('M930 690V560q120-110 240 0v130z', '#3F5560'),
      path('M880 404h330v20H880z', p.stone[0]),
      bars(896, 360, 6, 46, 16, 20, '#22262E'),
      rect(884, 356, 326, 7, '#22262E'),
      water(c, 718, 15),
      path('M-10 712h1220v10H-10z', p.stone[2]),
      narrowBoat(p, 760, 766, 0.86, '#7A2230', '#2F6B45'),
      crowd(p, [
        [640, 716, 1.2],
        [860, 714, 1.16],
        [900, 716, 1.18],
        [40, 714, 1.16],
      ]),
    ];
  },
};
