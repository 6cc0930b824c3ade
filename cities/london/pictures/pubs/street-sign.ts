import { backdrop } from '../kit/backdrop';
import { stream } from '../kit/random';
import { skyline } from '../kit/skyline';
import { rect } from '../kit/svg';
import type { Picture } from '../picture';
import { bricks, lantern, paned } from './parts';
import type { Pub } from './pub';
import { signboard } from './signboard';

/** A pub's painted sign as it hangs over the street, seen along the wall. */
export const signPicture = (pub: Pub): Picture => ({
  name: `${pub.file}-sign`,
  title: `The painted sign of ${pub.name} on its iron bracket over the street`,
  hour: pub.hour,
  draw: (c) => {
    const p = c.palette;
    const seed = pub.file.length * 7 + pub.name.length;
    return [
      backdrop(c, { light: [1010, 190, 60], clouds: [[840, 90, 0.9]], roofs: [800, seed, 330] }),
      skyline(p.mid, { to: 1220, base: 800, seed: seed + 5, low: 60, high: 190 }),
      rect(-10, -10, 250, 820, p.brick[1]),
      bricks(0, 0, 240, 800, stream(seed)),
      rect(222, -10, 18, 820, p.brick[2]),
      paned(50, 420, 110, 190, { frame: p.white, glass: p.window, columns: 2, rows: 4 }),
      rect(32, 620, 146, 16, p.stone[0]),
      lantern(112, 300, 1.3),
      signboard({ ...pub.sign, at: [590, 24, 1.55] }),
    ];
  },
});
