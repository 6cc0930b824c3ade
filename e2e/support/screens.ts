/** Where each module shows a screen, and that screen's heading. */
export const screens: [module: string, path: string, heading: RegExp][] = [
  ['discover', '/top-attractions', /Top 10 London Attractions/],
  ['pubs', '/top-london-pubs', /Top 10 Historic London Pubs/],
  ['map', '/map', /Interactive London Map/],
  ['search', '/search', /All London Attractions/],
  ['analytics', '/analytics', /Analytics Dashboard/],
];
