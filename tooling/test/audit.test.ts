import { expect, test } from '@jest/globals';
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
