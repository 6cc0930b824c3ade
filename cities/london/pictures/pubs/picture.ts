import type { Picture } from '../picture';
import type { Pub } from './pub';
import { signboard } from './signboard';

/** The picture of a pub: its house, with its painted sign hung before it. */
export const pubPicture = (pub: Pub): Picture => ({
  name: pub.file,
  title: `${pub.name}: ${pub.alt}`,
  hour: pub.hour,
  draw: (canvas) => [...pub.front(canvas), signboard(pub.sign)],
});
