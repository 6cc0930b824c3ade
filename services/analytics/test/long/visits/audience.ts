/**
 * Who visits and what they do, each with what the guide makes of it: written by hand from services/analytics/README.md
 * and the city pack, so that the test does not depend on the code of the service.
 */
export interface Agent {
  text: string;
  device?: string;
  browser?: string;
  system?: string;
  /** Views report a touch screen. */
  touch?: true;
  /** What events without a view before them tell, if that is something else. */
  alone?: { device: string; system: string };
  isBot?: true;
}

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT}`;
const MAC = `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const ANDROID = `${MOZILLA} (Linux; Android 10; K) ${WEBKIT}`;

/** The first ones are the most frequent. */
export const AGENTS: Agent[] = [
  {
    text: `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`,
    device: 'phone',
    browser: 'Chrome',
    system: 'Android',
  },
  {
    text: `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,
    device: 'phone',
    browser: 'Safari',
    system: 'iOS',
    touch: true,
  },
  {
    text: `${WINDOWS} Chrome/142.0.0.0 Safari/537.36`,
    device: 'desktop',
    browser: 'Chrome',
    system: 'Windows',
  },
  { text: `${MAC} Version/26.0 Safari/605.1.15`, device: 'desktop', browser: 'Safari', system: 'macOS' },
  {
    text: `${MAC} Version/26.0 Safari/605.1.15`,
    device: 'tablet',
    browser: 'Safari',
    system: 'iOS',
    touch: true,
    alone: { device: 'desktop', system: 'macOS' },
  },
  {
    text: `${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    device: 'desktop',
    browser: 'Firefox',
    system: 'Linux',
  },
  {
    text: `${MOZILLA} (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0`,
    device: 'phone',
    browser: 'Firefox',
    system: 'Android',
  },
  {
    text: `${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    device: 'desktop',
    browser: 'Edge',
    system: 'Windows',
  },
  {
    text: `${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    device: 'phone',
    browser: 'Samsung Internet',
    system: 'Android',
  },
  {
    text: `${ANDROID} Chrome/142.0.0.0 Safari/537.36`,
    device: 'tablet',
    browser: 'Chrome',
    system: 'Android',
  },
  {
    text: `${IPHONE} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`,
    device: 'phone',
    browser: 'Chrome',
    system: 'iOS',
    touch: true,
  },
  {
    text: `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    device: 'desktop',
    browser: 'Chrome',
    system: 'ChromeOS',
  },
  {
    text: `${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    device: 'desktop',
    browser: 'Opera',
    system: 'Windows',
  },
  {
    text: `${MOZILLA} (X11; FreeBSD amd64) ${WEBKIT} Falkon/25.08`,
    device: 'desktop',
    browser: 'other',
    system: 'other',
  },
];

export const BOTS: Agent[] = [
  `${MOZILLA} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  `${MOZILLA} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
  `${MOZILLA} ${WEBKIT}; compatible; GPTBot/1.2; +https://openai.com/gptbot`,
  `${MOZILLA} (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`,
  'curl/8.14.1',
].map((text) => ({ text, isBot: true }));

export interface Page {
  /** As browsers send it; several spellings of one page. */
  sent: string[];
  page: string;
  kind: string;
  area?: string;
  module?: string;
}

const page = (path: string, kind: string, module: string, more: Partial<Page> = {}): Page => ({
  sent: [path],
  page: path,
  kind,
  module,
  ...more,
});
const attraction = (id: number, area: string, more: Partial<Page> = {}) =>
  page(`/attraction/${id}`, 'place', 'discover', { area, ...more });
const pub = (id: number, area: string) => page(`/pub/${id}`, 'place', 'pubs', { area });

const OTHER_PAGE = 'other page';
export const SEARCH: Page = page('/search', 'search', 'search');
/** The first ones are the most frequent. */
export const PAGES: Page[] = [
  page('/', 'home', 'discover'),
  SEARCH,
  page('/top-attractions', 'list', 'discover'),
  page('/map', 'map', 'map', { sent: ['/map', '/map/', '/map?area=Soho'] }),
  page('/top-london-pubs', 'list', 'pubs'),
  attraction(1, 'Tower Hill', { sent: ['/attraction/1', '/attraction/001'] }),
  attraction(2, 'South Bank'),
  page('/tower-of-london', 'place', 'discover', { area: 'Tower Hill' }),
  { ...pub(1, 'Southwark'), sent: ['/pub/1', '/pub'] },
  page('/london-attractions', 'list', 'discover'),
  attraction(4, 'Bloomsbury'),
  pub(3, 'Kensington'),
  attraction(7, 'Westminster'),
  page('/london-eye', 'place', 'discover', { area: 'South Bank' }),
  page('/restaurants', 'list', 'discover'),
  attraction(101, 'Covent Garden'),
  pub(2, 'City of London'),
  page('/planner', 'other', 'planner'),
  attraction(5, 'City of London'),
  attraction(8, 'South Bank'),
  page('/favorites', 'other', 'planner'),
  attraction(12, "St James's"),
  pub(5, 'Soho'),
  { sent: ['/admin.php', '/attraction/99999', '/wp-login.php'], page: OTHER_PAGE, kind: 'other' },
  attraction(20, 'Greenwich'),
  page('/buckingham-palace', 'place', 'discover', { area: 'Westminster' }),
  pub(6, 'Rotherhithe'),
  page('/analytics', 'analytics', 'analytics'),
  attraction(11, 'Mayfair'),
];

/** Listings of fixed pages. */
export const FIXED_LISTINGS: Record<string, number> = {
  '/tower-of-london': 1,
  '/london-eye': 2,
  '/buckingham-palace': 3,
  '/westminster-abbey': 7,
};

/** Names of the listings that are viewed. */
export const LISTINGS: Record<number, string> = {
  1: 'Tower of London',
  2: 'London Eye',
  3: 'Buckingham Palace',
  4: 'British Museum',
  5: "St Paul's Cathedral",
  7: 'Westminster Abbey',
  8: 'Tate Modern',
  11: 'Hyde Park',
  12: 'National Gallery',
  20: 'Cutty Sark',
  101: 'Rules',
};

/** A text that visitors send. Without a `name`, figures never show it. */
export interface Named {
  sent: string;
  name?: string;
}

/** Referrers; without `name` and `isOther` the visit is direct. */
export const REFERRERS: (Named & { isOther?: true })[] = [
  { sent: 'https://www.google.com/', name: 'www.google.com' },
  { sent: 'https://www.google.com/', name: 'www.google.com' },
  { sent: 'https://www.bing.com/search?q=london', name: 'www.bing.com' },
  { sent: 'https://news.example.org/2099/trips?id=7', name: 'news.example.org' },
  { sent: 'https://duckduckgo.com/', name: 'duckduckgo.com' },
  { sent: 'android-app://com.google.android.gm/' },
  { sent: 'http://192.0.2.80/list', isOther: true },
  { sent: 'https://diary-of-one-person.example/', name: 'diary-of-one-person.example' },
];

export interface Campaign {
  source?: Named;
  medium?: Named;
  campaign?: Named;
}

const named = (sent: string, name = sent): Named => ({ sent, name });
/** Parts of the links by which visits begin. */
export const CAMPAIGNS: Campaign[] = [
  { source: named('newsletter'), medium: named('email'), campaign: named('spring') },
  {
    source: named(' News\u202Eletter', 'newsletter'),
    medium: named('EMAIL', 'email'),
    campaign: named('Spring', 'spring'),
  },
  {
    source: named('newsletter'),
    medium: named('email'),
    campaign: named('Opening  Weekend', 'opening weekend'),
  },
  { source: named('partner.example.com'), medium: named('referral'), campaign: named('tickets & tours') },
  { source: named('poster'), medium: named('print'), campaign: named('spring') },
  { source: named('poster'), medium: named('print') },
  { source: named('Café Größe', 'café größe'), medium: named('qr') },
  {
    source: { sent: 'ann@example.org' },
    medium: { sent: '<b>mail</b>' },
    campaign: { sent: 'call 020 7946 0018' },
  },
  { source: named('one friend'), medium: named('email'), campaign: named('birthday of ann') },
  { medium: named('social') },
];

/** Failed searches. */
export const SEARCHES: Named[] = [
  named('Quidditch', 'quidditch'),
  named('ski  slope', 'ski slope'),
  named('quidditch'),
  { sent: 'ann@example.org' },
  { sent: '020 7946 0018' },
  named('my old flat'),
];

export const OUTBOUND: Named[] = [
  named('www.hrp.org.uk'),
  named('tfl.gov.uk'),
  named('www.hrp.org.uk'),
  named('www.openstreetmap.org'),
  named('a-cousins-shop.example'),
  { sent: '192.0.2.9' },
];

/** Other events that browsers send; goals can name them. */
export const INTERACTIONS = [
  { name: 'share', category: 'share', label: 'Tower of London' },
  { name: 'print', category: 'pubs', label: 'crawl order' },
  { name: 'search_filter', category: 'search', label: 'chips: free' },
  { name: 'filter_change', category: 'map', label: 'open now' },
  { name: 'a_later_event', category: 'later', label: 'of a newer shell' },
];

/** Languages of pages. The guide has no Dutch, and earlier shells send no language. */
export const LANGUAGES = ['en', 'en', 'en', 'en', 'de', 'de', 'fr', 'ja', 'ar', 'nl', undefined];
export const KNOWN_LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'];
export const COUNTRIES = ['GB', 'GB', 'GB', 'DE', 'FR', 'US', 'JP', 'IS', undefined, undefined];
