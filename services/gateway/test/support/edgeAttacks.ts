import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, ask, askRaw, type Call } from './ask';
import { startGatewayOn, startTestGateway, type TestGateway } from './gateway';

/** One attack on the edge: which of its promises, what is tried, and what an attacker must see. */
export type EdgeAttack = [promise: EdgePromise, what: string, attack: () => Promise<unknown>, seen: unknown];

type EdgePromise = 'services elsewhere' | 'cost' | 'host' | 'codes' | 'clock';

const ORIGIN = 'https://guide.example';
const DEVELOPER = 'http://localhost:4102';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Two gateways on one database: one without `ORIGIN`, one with TLS before it, whose pubs are a hostile server's. */
export interface EdgeStand {
  open: TestGateway;
  named: string;
  /** What the hostile service answers next, and what it was asked. */
  hostile: { answer: HostileAnswer; seen: IncomingHttpHeaders };
  close(): Promise<void>;
}

interface HostileAnswer {
  status: number;
  headers: Record<string, string>;
  /** Text, or no answer: the connection is broken off, or nothing comes at all. */
  body: string | 'broken off' | 'silent';
}

export async function startEdgeStand(env: Record<string, string>): Promise<EdgeStand> {
  const open = await startTestGateway({
    TRUST_PROXY: 'loopback',
    WRITE_RATE: '20',
    NOT_FOUND_RATE: '5',
    RENDER_BUDGET_MS: '300',
    ...env,
  });
  const hostile: EdgeStand['hostile'] = { answer: { status: 200, headers: {}, body: '[]' }, seen: {} };
  const server = createServer((request, response) => {
    hostile.seen = request.headers;
    const { status, headers, body } = hostile.answer;
    if (body === 'broken off') request.socket.destroy();
    else if (body !== 'silent')
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = await startGatewayOn(open.database, {
    ORIGIN,
    TRUST_PROXY: 'loopback',
    MODULE_ORIGINS: DEVELOPER,
    PUBS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return {
    open,
    named: await gateway.ready,
    hostile,
    async close() {
      await gateway.end();
      server.closeAllConnections();
      server.close();
      await open.remove();
    },
  };
}

const codeOf = ({ body }: Answer): string | undefined => JSON.parse(body).error?.code;
const from = (address: string) => ({ 'x-forwarded-for': address });

/** The attacks in their order: some follow from those before them. @param jump sets the open gateway's clock */
export function edgeAttacks(stand: () => EdgeStand, jump: (byMs: number) => Promise<void>): EdgeAttack[] {
  const open = (call: Call) => ask(stand().open.url, call);
  const named = (call: Call) => ask(stand().named, call);
  const page = (path: string, address: string) => open({ path, headers: from(address) });
  const subscribe = (email: string, headers: Record<string, string>) => ({
    method: 'POST',
    path: '/api/subscribe',
    body: { email },
    headers,
  });

  /** What a visitor gets of an answer of the hostile service. */
  const lie = async (answer: Partial<HostileAnswer>, headers: Record<string, string> = {}) => {
    stand().hostile.answer = { status: 200, headers: {}, body: '[]', ...answer };
    return named({ path: '/api/pubs', headers });
  };
  const header = async (name: string, value: string) =>
    (await lie({ headers: { [name]: value } })).headers[name];
  const told = async (name: string, value: string) => {
    await lie({}, { [name]: value });
    return stand().hostile.seen[name];
  };
  const refused = async (type: string, body: string, status = 200) => {
    const answer = await lie({
      status,
      headers: { 'content-type': type, location: 'https://evil.example/' },
      body,
    });
    return [answer.status, codeOf(answer), answer.headers.location, answer.body.includes('evil')];
  };
  const BAD_ANSWER = [502, 'BAD_ANSWER', undefined, false];

  const elsewhere: [what: string, attack: () => Promise<unknown>, seen: unknown][] = [
    ['sets a cookie', () => header('set-cookie', 'visitor=evil'), undefined],
    [
      'loosens the policy',
      async () =>
        /evil|unsafe/.test(
          String(await header('content-security-policy', "script-src 'unsafe-inline' evil")),
        ),
      false,
    ],
    [
      'opens itself to another site',
      () => header('access-control-allow-origin', 'https://evil.example'),
      undefined,
    ],
    ['has the browser forget the site', () => header('clear-site-data', '"*"'), undefined],
    ['leads away by a refresh', () => header('refresh', '0; url=https://evil.example/'), undefined],
    [
      'takes the promise of TLS back',
      () => header('strict-transport-security', 'max-age=0'),
      'max-age=31536000; includeSubDomains',
    ],
    ['answers with a page', () => refused('text/html', '<script>evil()</script>'), BAD_ANSWER],
    ['answers with a script', () => refused('application/javascript', 'evil()'), BAD_ANSWER],
    ['answers with a drawing', () => refused('image/svg+xml', '<svg onload="evil()"/>'), BAD_ANSWER],
    ['leads away', () => refused('application/json', '{}', 302), BAD_ANSWER],
    ['shows where its files lie', () => refused('text/html', 'at /srv/evil.js:1', 500), BAD_ANSWER],
    ["asks for the visitors' cookies", () => told('cookie', 'session=a; __Host-session=b'), undefined],
    ['asks for their passwords', () => told('authorization', 'Basic YTpi'), undefined],
    ['gets a session that a visitor made up', () => told('x-session', 'forged'), undefined],
    [
      'breaks off',
      async () => {
        const answer = await lie({ body: 'broken off' });
        return [answer.status, answer.headers['retry-after'], codeOf(answer)];
      },
      [503, '2', 'SERVICE_UNAVAILABLE'],
    ],
    [
      'never answers',
      async () => {
        const answer = await lie({ body: 'silent' });
        return [answer.status, codeOf(answer)];
      },
      [503, 'SERVICE_UNAVAILABLE'],
    ],
  ];

  const flooder = '198.51.100.1';
  let asked = 0;
  /** What 60 pages that are not cached are answered with, each asked by another sender; and whether most were refused. */
  const flood = async (senderOf: (n: number) => string) => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => page(`/?page=${asked++}`, senderOf(n))),
    );
    const statuses = answers.map(({ status }) => status);
    return {
      statuses: new Set(statuses),
      mostRefused: statuses.filter((status) => status === 429).length > 30,
    };
  };
  const cost: EdgeAttack[] = [
    [
      'cost',
      'one address asks for 60 pages that are not cached',
      () => flood(() => flooder),
      { statuses: new Set([200, 429]), mostRefused: true },
    ],
    [
      'cost',
      'it names another address before its own',
      // Were the first address believed, each page would be a new visitor's.
      async () => (await flood((n) => `192.0.2.${100 + n}, ${flooder}`)).mostRefused,
      true,
    ],
    [
      'cost',
      'it is refused pages that are cached',
      async () => {
        await page('/top-attractions', '192.0.2.2');
        return (await page('/top-attractions', flooder)).status;
      },
      200,
    ],
    [
      'cost',
      'another visitor waits for it',
      async () => (await page(`/?page=${asked++}`, '192.0.2.10')).status,
      200,
    ],
    [
      'cost',
      'another address of one IPv6 network is a new visitor',
      async () => (await flood((n) => `2001:db8::${n + 1}`)).mostRefused,
      true,
    ],
    [
      'cost',
      'words that no screen reads make pages anew',
      async () => {
        const { body } = await page('/', '192.0.2.3');
        const answers = await Promise.all(
          Array.from({ length: 100 }, (_, n) => page(`/?x=${n}`, '192.0.2.3')),
        );
        return answers.every((answer) => answer.status === 200 && answer.body === body);
      },
      true,
    ],
    [
      'cost',
      'a page with 20 missing pictures locks its visitors out',
      async () => {
        for (let n = 0; n < 20; n += 1) await page(`/images/none${n}.svg`, '192.0.2.4');
        return (await page('/', '192.0.2.4')).status;
      },
      200,
    ],
    [
      'cost',
      'somebody looks for what is not there',
      async () => {
        for (let n = 0; n < 6; n += 1) await page(`/api/listings/${900_000 + n}`, '192.0.2.5');
        return [
          (await page('/api/listings', '192.0.2.5')).status,
          (await page('/api/health', '192.0.2.5')).status,
        ];
      },
      [429, 200],
    ],
    [
      'cost',
      'one address writes 21 times',
      async () => {
        const answers: Answer[] = [];
        for (let n = 0; n < 21; n += 1)
          answers.push(await open(subscribe('often@guide.example', from('192.0.2.6'))));
        const last = answers.pop()!;
        return [
          new Set(answers.map(({ status }) => status)),
          last.status,
          Number(last.headers['retry-after']) <= 60,
        ];
      },
      [new Set([200]), 429, true],
    ],
  ];

  const written = async (headers: Record<string, string>) => {
    const answers = await Promise.all(
      ['/', '/robots.txt', '/sitemap.xml', '/nowhere'].map((path) => open({ path, headers })),
    );
    return answers.some(({ body, headers }) => /evil|javascript:/.test(body + JSON.stringify(headers)));
  };
  const evil = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
  const policyOf = async (call: Call) => (await named(call)).headers['integrity-policy'] !== undefined;
  const manifest = encodeURIComponent(`${DEVELOPER}/mf-manifest.json`);
  const report = async (type: string, body: unknown) =>
    (
      await open({
        method: 'POST',
        path: '/api/reports',
        headers: { 'content-type': type, ...from('192.0.2.7') },
        body: JSON.stringify(body),
      })
    ).status;
  const host: EdgeAttack[] = [
    ['host', 'a forged Host is written into pages', () => written({ host: 'evil.example' }), false],
    ['host', 'a forged X-Forwarded-Host is', () => written({ 'x-forwarded-host': 'evil.example' }), false],
    ['host', 'a forged Forwarded is', () => written({ forwarded: 'host=evil.example;proto=https' }), false],
    ['host', 'another scheme is', () => written({ 'x-forwarded-proto': 'javascript' }), false],
    [
      'host',
      'a redirect goes to a forged Host',
      async () =>
        (await open({ path: '/top-attractions/', headers: { host: 'evil.example' } })).headers.location,
      '/top-attractions',
    ],
    [
      'host',
      'two hosts in one request',
      async () =>
        (
          await askRaw(stand().open.url, 'GET / HTTP/1.1\r\nHost: a\r\nhOsT: b\r\nConnection: close\r\n\r\n')
        ).slice(9, 12),
      '400',
    ],
    [
      'host',
      'a name that was made to lead here writes',
      async () => (await open(subscribe('a@guide.example', evil))).status,
      403,
    ],
    [
      'host',
      'a name that was made to lead here reads',
      async () => (await open({ path: '/api/listings', headers: evil })).status,
      403,
    ],
    [
      'host',
      'behind TLS a page of another host writes',
      async () =>
        (await named(subscribe('a@guide.example', { ...evil, origin: 'https://evil.example' }))).status,
      403,
    ],
    [
      'host',
      'an identity is given by a cookie of another host of the domain',
      async () => {
        const view = {
          method: 'POST',
          path: '/api/analytics/pageview',
          headers: { 'user-agent': FIREFOX, cookie: 'session=forged' },
          body: { path: '/', cookies: true },
        };
        return /^__Host-session=(?!forged).*; Secure/.test(String((await named(view)).headers['set-cookie']));
      },
      true,
    ],
    [
      'host',
      'an origin that is not allowed loosens the policies',
      () => policyOf({ path: `/?module:discover=${encodeURIComponent('https://evil.example/')}` }),
      true,
    ],
    [
      'host',
      "one visitor's override loosens those of the next",
      async () => [await policyOf({ path: `/?module:discover=${manifest}` }), await policyOf({ path: '/' })],
      [false, true],
    ],
    [
      'host',
      'a report that is too long',
      () => report('application/csp-report', { x: 'x'.repeat(17_000) }),
      413,
    ],
    ['host', 'a report of another kind', () => report('text/plain', {}), 415],
    [
      'host',
      'a flood of reports fills the log',
      async () => {
        for (let n = 0; n < 10; n += 1)
          await report('application/reports+json', Array(20).fill({ type: 'flood' }));
        return stand().open.log.filter((line) => line.includes('A browser refused something')).length <= 60;
      },
      true,
    ],
  ];

  const stored = async (email: string) => {
    const count = await stand()
      .open.database.client.db('guide_discover')
      .collection('subscriptions')
      .countDocuments({ email });
    return count;
  };
  const away = (email: string) => open(subscribe(email, from('192.0.2.8')));
  const codes: EdgeAttack[] = [
    [
      'codes',
      'the database is taken away: writes',
      async () => {
        await Promise.all([open({ path: '/api/listings' }), page('/top-attractions', '192.0.2.9')]);
        await stand().open.database.stop();
        const answer = await away('away@guide.example');
        return [
          answer.status,
          answer.headers['retry-after'],
          ['DATABASE_UNAVAILABLE', 'OUTCOME_UNKNOWN'].includes(codeOf(answer)!),
        ];
      },
      [503, '2', true],
    ],
    [
      'codes',
      'listings',
      async () => {
        const { status, headers } = await open({ path: '/api/listings' });
        return [status, Number(headers.age) >= 0];
      },
      [200, true],
    ],
    [
      'codes',
      'pages',
      async () => {
        const { status, body } = await page('/top-attractions', '192.0.2.9');
        return [status, /<h1>\d+ listings/.test(body)];
      },
      [200, true],
    ],
    ['codes', 'the search', async () => (await open({ path: '/api/search?query=tower' })).status, 200],
    [
      'codes',
      'health',
      async () => {
        const { status, body } = await open({ path: '/api/health' });
        return [status, JSON.parse(body).status];
      },
      [200, 'degraded'],
    ],
    [
      'codes',
      'it is back: what was refused and is sent again twice is stored once',
      async () => {
        await stand().open.database.start();
        let status = 503;
        while (status === 503) status = (await open(subscribe('away@guide.example', {}))).status;
        return [
          status,
          (await open(subscribe('away@guide.example', {}))).status,
          await stored('away@guide.example'),
        ];
      },
      [200, 200, 1],
    ],
  ];

  const HOUR_MS = 3_600_000;
  const clock = (
    [
      ['an hour back', () => -HOUR_MS],
      ['an hour on', () => HOUR_MS],
      ['to 2030', () => Date.UTC(2030, 0, 1) - Date.now()],
      ['back again', () => 0],
    ] as const
  ).map(
    ([where, byMs], nth): EdgeAttack => [
      'clock',
      `it goes ${where} to end a limit, or to make pages old`,
      async () => {
        const address = from(`203.0.113.${nth}`);
        for (let n = 0; n < 20; n += 1) await open(subscribe('clock@guide.example', address));
        await jump(byMs());
        const refused = await open(subscribe('clock@guide.example', address));
        const { status, headers } = await page('/top-attractions', '192.0.2.9');
        return [
          refused.status,
          Number(refused.headers['retry-after']) <= 60,
          status,
          Number(headers.age) >= 0 && Number(headers.age) <= 11,
        ];
      },
      [429, true, 200, true],
    ],
  );

  return [
    ...elsewhere.map((row): EdgeAttack => ['services elsewhere', `the service ${row[0]}`, row[1], row[2]]),
    ...cost,
    ...host,
    ...codes,
    ...clock,
  ];
}
