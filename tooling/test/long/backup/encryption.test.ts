import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { documentsOf, folder, insertDocument, run } from '../../support/dataCommands';

/** Creates a key pair. @returns the public key, and the file with the secret key */
async function newKey(name: string): Promise<{ recipient: string; identity: string }> {
  const secret = await generateX25519Identity();
  const identity = path.join(folder, name);
  await writeFile(identity, `# made for a test\n${secret}\n`);
  return { recipient: await identityToRecipient(secret), identity };
}

const encryptedBackup = async (name: string, ...recipients: string[]) => {
  const file = path.join(folder, name);
  const options = recipients.flatMap((recipient) => ['--recipient', recipient]);
  expect(await run('source', 'backup', file, ...options)).toMatchObject({ status: 0 });
  return file;
};

test('A backup encrypted to two keys is restored with either, and only its owner may read the file', async () => {
  await insertDocument('source', 'ann@example.org', ['guide_discover']);
  const [first, second] = [await newKey('first.txt'), await newKey('second.txt')];
  const file = await encryptedBackup('two.age', first.recipient, second.recipient);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (const [name, { identity }] of Object.entries({ first, second })) {
    expect(await run(name, 'restore', file, '--identity', identity)).toMatchObject({ status: 0 });
    expect(await documentsOf(name)).toEqual(['guide_discover.things ann@example.org']);
  }
});

/** A backup of the document `old`, encrypted by age 1.1.1 of Debian to a key made for this test. */
const AGE_BACKUP = [
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBFZEhwVTBEc3c1TlFwSWpMa3ljNldJVW1rNm5uMDFEVjF0bzNYNjRHa1Jz',
  'Clo3MnEvSUdtOHF5dUE3bWdxbnBqZ05CeXlIUnJTTGpxMHg2bTFoZ0xEc00KLS0tIEFSMnpQWGkvd3kxcXA4ckZDQURtSDFqR0tZ',
  'cE1NK1F1QWc3RzVPZTNyVUUK7dCZpIPzXP0sikl1eVSsR2VGmF+4SsU26ZL6BldwFONTh/4laKSSBisPiuSsZtL1lh17qPE++dwi',
  'iP77LKx4m/w3krqxqhkYLQWnZpJRXA0mewJoEpwOdkKDTV3zGVOTxCwsxTgcNEzsm3AoECv+ft1ZIeBlcsEkzxm/ghKpot+AJK6N',
  'xZH0EA2T0lVaMIg2MpDVE+ile2G6W+dKhzLmDr5cuuAhaDzY/PNh+YSGpNWqWuyusNdgXHtwLYVcG8xxk97PHgY1VVMOeA==',
].join('');
const AGE_KEY = 'AGE-SECRET-KEY-147MYFUUVG480L8DDEUF3F27GEDHKH95ZZCQ63AWX8F2MUVJNLK9SER6AWN';

test('A backup encrypted by the program age is restored', async () => {
  const [file, identity] = [path.join(folder, 'of-age.age'), path.join(folder, 'of-age.txt')];
  await writeFile(file, Buffer.from(AGE_BACKUP, 'base64'));
  await writeFile(identity, `# created: 2026-11-23T00:07:25Z\n# public key: age1…\n${AGE_KEY}\n`);
  expect(await run('of-age', 'restore', file, '--identity', identity)).toMatchObject({ status: 0 });
  expect(await documentsOf('of-age')).toEqual(['guide_discover.things old']);
});

test('Wrong, missing or unneeded keys and damaged files are reported, and nothing is restored', async () => {
  await insertDocument('source', 'bob@example.org', ['guide_pubs']);
  await insertDocument('target', 'there', ['guide_discover']);
  const [key, other] = [await newKey('key.txt'), await newKey('other.txt')];
  const file = await encryptedBackup('refused.age', key.recipient);
  const plain = await encryptedBackup('plain.gz');
  const bytes = await readFile(file);
  const [altered, shortened] = [path.join(folder, 'altered.age'), path.join(folder, 'shortened.age')];
  await writeFile(altered, bytes.with(bytes.length - 1, bytes.at(-1)! ^ 1));
  await writeFile(shortened, bytes.subarray(0, -1));
  const sentences: [file: string, options: string[], text: string][] = [
    [file, ['--identity', other.identity], `no key in ${other.identity} can decrypt it`],
    [file, [], 'it is encrypted: name the key file with --identity'],
    [file, ['--identity', plain], `${plain} contains no secret key of age`],
    [plain, ['--identity', key.identity], 'it is not encrypted: leave out --identity'],
    ...[altered, shortened].map((damaged): [string, string[], string] => [
      damaged,
      ['--identity', key.identity],
      'it was altered or cut short after it was encrypted',
    ]),
  ];
  for (const [backup, options, sentence] of sentences) {
    const { status, text } = await run('target', 'restore', backup, '--replace', '--yes', ...options);
    expect(text).toBe(`${backup} cannot be read: ${sentence}.\n`);
    expect(status).toBe(1);
  }
  expect(await documentsOf('target')).toEqual(['guide_discover.things there']);
}, 120_000);

test('An invalid public key is refused without repeating it, and no file is written', async () => {
  const file = path.join(folder, 'secret.age');
  const { status, text } = await run('source', 'backup', file, '--recipient', AGE_KEY);
  expect(text).toBe(
    '--recipient needs a public key of age: it begins with age1, and age-keygen prints it.\n',
  );
  expect(status).toBe(1);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});
