/** The main routes, one of each screen. */
export const MAIN_ROUTES = [
  '/',
  '/london-attractions',
  '/top-attractions',
  '/tower-of-london',
  '/top-london-pubs',
  '/pub/1',
  '/search',
  '/map',
  '/analytics',
];
