import { expect, test } from '../../support/test';
import { openWorkshop } from '../../support/workshop';

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
