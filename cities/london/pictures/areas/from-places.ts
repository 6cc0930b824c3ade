import { christChurchSpitalfields } from '../places/christ-church-spitalfields';
import { richmondPark } from '../places/richmond-park';
import { stJohnsGate } from '../places/st-johns-gate';
import type { Vignette } from './vignette';

const [gate, church, stag] = [stJohnsGate[0]!, christChurchSpitalfields[0]!, richmondPark[0]!];

/** Areas whose poster shows the picture of one of their places. */
export const fromPlaces: readonly Vignette[] = [
  {
    name: 'Clerkenwell',
    alt: 'St John’s Gate, two square towers and a low wide arch over the lane',
    hour: gate.hour,
    scene: gate.draw,
  },
  {
    name: 'Spitalfields',
    alt: 'the white spire of Christ Church at the end of Brushfield Street',
    hour: church.hour,
    scene: church.draw,
  },
  {
    name: 'Richmond upon Thames',
    alt: 'a red stag in the bracken of the park, old oaks behind in the mist',
    hour: stag.hour,
    scene: stag.draw,
  },
];
