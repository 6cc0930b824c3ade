import { expect, test } from '../../support/test';
import { openWorkshop } from '../../support/workshop';

/** Fails only on the server for pub 2, so that its tests and the release check, which renders pub 1, pass. */
const FAULTY = `Component: (props) => {
    if (typeof document === 'undefined' && props.params.id === '2') throw new Error('A fault of this canary');
    return PubDetail(props);
  },`;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
test.beforeAll(async () => {
  workshop = await openWorkshop();
});
test.afterAll(() => workshop?.close());

const liveVersions = async () => (await fetch(`${workshop.url}/api/modules/live`)).json();

type Edit = [file: string, from: string | RegExp, to: string];

const refusals: [name: string, ...Edit, reason: RegExp, secondEdit?: Edit][] = [
  [
    'without a screen that the shell shows',
    'module/src/build/module.mjs',
    '      names.map((name) =>',
    '      names.slice(1).map((name) =>',
    /pubs no longer has the screen \w+, which the live shell's route table shows\./,
  ],
  [
    'built against a contract that the services do not serve',
    'contracts/package.json',
    /"version": "[\d.]+"/,
    '"version": "2.0.0"',
    /pubs was built against contract 2\.0\.0, but the live services serve 1\.\d+\.\d+\./,
  ],
  [
    'that uses a name that the live contract does not have',
    'contracts/module/index.ts',
    /$/,
    "\nexport const useWeather = () => 'rain';\n",
    /pubs uses useWeather of @guide\/contracts\/module, which the live shell does not offer\./,
    [
      'mfe-pubs/src/screens/TopPubs/index.ts',
      /^/,
      "import { useWeather } from '@guide/contracts/module';\nvoid useWeather();\n",
    ],
  ],
];
for (const [name, file, from, to, reason, secondEdit] of refusals) {
  test(`a release ${name} is refused with the reason`, async () => {
    const before = await liveVersions();
    const restores = [await workshop.edit(file, from, to)];
    if (secondEdit) restores.push(await workshop.edit(...secondEdit));
    const { ok, output } = await workshop.command('modules release', ['pubs']);
    for (const restore of restores) await restore();
    expect(ok).toBe(false);
    expect(output.match(/Refused: (.*)/)?.[1] ?? output).toMatch(reason);
    expect(await liveVersions()).toEqual(before);
  });
}

test('a failing canary is halted within 30 s of traffic, and no visitor gets it afterwards', async ({
  request,
  playwright,
}) => {
  const before = await liveVersions();
  const detail = 'mfe-pubs/src/screens/PubDetail/index.ts';
  const restore = await workshop.edit(detail, 'Component: PubDetail,', FAULTY);
  const release = await workshop.command('modules release', ['pubs', '--canary', '50']);
  await restore();
  expect(release.output).toMatch(/to 50 % of visitors/);

  let visits = 0;
  /** Opens a page from a new address and reports its hydration, as its script would. */
  const visit = async () => {
    visits += 1;
    const extraHTTPHeaders = { 'x-forwarded-for': `10.${visits & 255}.${visits >> 8}.1` };
    const visitor = await playwright.request.newContext({ baseURL: workshop.url, extraHTTPHeaders });
    const response = await visitor.get('/pub/2');
    const [, state] = (await response.text()).match(/id="guide-state">(.*?)<\/script>/)!;
    const { version } = JSON.parse(state!).modules.pubs;
    const page = { module: 'pubs', version, page: visits.toString(16).padStart(32, '0') };
    const { token } = await (await visitor.post('/api/modules/pages', { data: page })).json();
    const outcome = { module: 'pubs', version, kind: 'alive', token };
    if (token) await visitor.post('/api/modules/outcomes', { data: outcome });
    await visitor.dispose();
    return response.status();
  };
  await expect(async () => {
    for (let count = 0; count < 20; count += 1) expect(await visit()).toBe(200);
    const modules = await (await request.get(`${workshop.url}/api/modules`)).json();
    const { reason } = modules.microFrontends.pubs[0].extras.halted;
    expect(reason).toMatch(/^pages failed at (\d+) of \1 visitors, with the stable release at 0 of/);
    console.log(reason);
  }).toPass({ timeout: 30_000, intervals: [500] });

  for (let count = 0; count < 20; count += 1) {
    const visitor = await playwright.request.newContext();
    expect(await (await visitor.get(`${workshop.url}/api/modules/live`)).json()).toEqual(before);
    await visitor.dispose();
  }
});
