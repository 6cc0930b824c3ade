import { type Position, trace } from './trace';

/** A crossing of the Thames: from its end on the north bank to its end on the south bank. */
export interface Bridge {
  name: string;
  /** What goes over it. */
  use: 'road' | 'foot' | 'rail';
  ends: Position[];
}

const bridge = (name: string, use: Bridge['use'], node: string): Bridge => ({
  name,
  use,
  ends: trace(`${node}N ${node}S`),
});

/** The bridges downstream from Hammersmith to the Tower. */
export const bridges: Bridge[] = [
  bridge('Hammersmith Bridge', 'road', 'hammersmithBridge'),
  bridge('Putney Bridge', 'road', 'putneyBridge'),
  bridge('Fulham Railway Bridge', 'rail', 'fulhamRail'),
  bridge('Wandsworth Bridge', 'road', 'wandsworthBridge'),
  bridge('Battersea Railway Bridge', 'rail', 'batterseaRail'),
  bridge('Battersea Bridge', 'road', 'batterseaBridge'),
  bridge('Albert Bridge', 'road', 'albertBridge'),
  bridge('Chelsea Bridge', 'road', 'chelseaBridge'),
  bridge('Grosvenor Bridge', 'rail', 'grosvenorBridge'),
  bridge('Vauxhall Bridge', 'road', 'vauxhallBridge'),
  bridge('Lambeth Bridge', 'road', 'lambethBridge'),
  bridge('Westminster Bridge', 'road', 'westminsterBridge'),
  bridge('Hungerford Bridge', 'rail', 'hungerfordBridge'),
  bridge('Golden Jubilee Bridges', 'foot', 'goldenJubilee'),
  bridge('Waterloo Bridge', 'road', 'waterlooBridge'),
  bridge('Blackfriars Bridge', 'road', 'blackfriarsBridge'),
  bridge('Blackfriars Railway Bridge', 'rail', 'blackfriarsRail'),
  bridge('Millennium Bridge', 'foot', 'millenniumBridge'),
  bridge('Southwark Bridge', 'road', 'southwarkBridge'),
  bridge('Cannon Street Railway Bridge', 'rail', 'cannonStreetRail'),
  bridge('London Bridge', 'road', 'londonBridge'),
  bridge('Tower Bridge', 'road', 'towerBridge'),
];
