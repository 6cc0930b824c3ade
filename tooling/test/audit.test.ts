import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { reportFrom } from '../release/advisories.mjs';
import { auditFaults } from '../release/audit.mjs';

const url = 'https://github.com/advisories/GHSA-0000-0000-0001';
/** The shape of npm's report, version 2: a package that depends on a faulty one names it in `via`. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    leaf: { name: 'leaf', via: [{ name: 'leaf', title: 'Path traversal', severity: 'high', url }] },
    stem: { name: 'stem', via: ['leaf'] },
  },
};
const exception = { package: 'leaf', advisory: url, reason: 'Only reads files of ours.' };

test('a known fault is named once, with its address', () => {
  expect(auditFaults(report, [])).toEqual([`leaf: Path traversal (high, ${url})`]);
});

test('an exception with its reason passes, and is refused when it is not needed', () => {
  expect(auditFaults(report, [exception])).toEqual([]);
  expect(auditFaults({ vulnerabilities: {} }, [exception])).toEqual([
    expect.stringContaining('exception for leaf is not needed'),
  ]);
});

test('a registry that does not answer is no clean report', () => {
  expect(() => auditFaults({ message: '405 Method Not Allowed' }, [])).toThrow('405');
});

describe('with an advisory database on the disk', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'guide-advisories-'));
    mkdirSync(path.join(folder, '2026/11'), { recursive: true });
    const write = (id: string, rest: object) =>
      writeFileSync(
        path.join(folder, `2026/11/${id}.json`),
        JSON.stringify({ id, modified: '2026-11-01', ...rest }),
      );
    const affected = (name: string, ...events: object[]) => [
      { package: { ecosystem: 'npm', name }, ranges: [{ type: 'ECOSYSTEM', events }] },
    ];
    write('GHSA-0000-0000-0001', {
      summary: 'Path traversal',
      database_specific: { severity: 'HIGH' },
      affected: affected(
        'leaf',
        { introduced: '0' },
        { fixed: '1.2.0' },
        { introduced: '2.0.0' },
        { fixed: '2.0.3' },
      ),
    });
    write('GHSA-0000-0000-0002', {
      affected: affected('twig', { introduced: '1.0.0' }, { last_affected: '1.1.0' }),
    });
    write('GHSA-0000-0000-0003', {
      withdrawn: '2026-11-02',
      affected: affected('leaf', { introduced: '0' }),
    });
    write('GHSA-0000-0000-0004', {
      affected: [{ package: { ecosystem: 'PyPI', name: 'leaf' }, versions: ['1.0.0'] }],
    });
    write('GHSA-0000-0000-0005', {
      affected: [{ package: { ecosystem: 'npm', name: 'named' }, versions: ['3.0.0'] }],
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['leaf', '1.1.9', true],
    ['leaf', '1.2.0', false],
    ['leaf', '2.0.0-rc.1', false],
    ['leaf', '2.0.2', true],
    ['leaf', '2.0.3', false],
    ['twig', '0.9.0', false],
    ['twig', '1.1.0', true],
    ['twig', '1.1.1', false],
    ['named', '3.0.0', true],
    ['named', '3.0.1', false],
    ['other', '1.0.0', false],
  ])('%s %s has a known fault: %s', (name, version, faulty) => {
    const faults = auditFaults(reportFrom(folder, [{ name, version }]), []);
    expect(faults.length).toBe(faulty ? 1 : 0);
    for (const fault of faults) expect(fault).toMatch(new RegExp(`^${name}: .*, in ${version} \\(`));
  });

  test('a folder without advisories is no clean report', () => {
    expect(() => reportFrom(path.join(import.meta.dirname, '../rspack'), [])).toThrow(/no advisory/);
  });

  test('the command reads the lock file and this database only, and ends with 2 where there is none', async () => {
    const audit = (database: string) =>
      new Promise<{ code: number; text: string }>((done) => {
        const command = path.join(import.meta.dirname, '../commands/audit.mjs');
        // No registry could be asked: there is no npm on this path.
        const options = { env: { PATH: '/nonexistent' } };
        execFile(process.execPath, [command, '--advisories', database], options, (error, out, err) =>
          done({ code: Number(error?.code ?? 0), text: out + err }),
        );
      });
    const clean = await audit(folder);
    expect(clean.text).toMatch(
      /^\d{3} packages against 3 advisories, the newest of 2026-11-01\.\n0 known faults/,
    );
    expect(clean.code).toBe(0);
    const none = await audit(path.join(folder, 'missing'));
    expect([none.code, none.text]).toEqual([2, expect.stringMatching(/^Nothing was checked: /)]);
  });
});
