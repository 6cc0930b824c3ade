import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import Value from 'typebox/value';
import { packFiles } from '../city';

test.each(['london', 'brambleford'])('GEN-08 the pack %s satisfies its schemas', (city) => {
  for (const [file, schema] of Object.entries(packFiles)) {
    const content = JSON.parse(
      readFileSync(new URL(`../../cities/${city}/${file}`, import.meta.url), 'utf8'),
    );
    const faults = [...Value.Errors(schema, content)].map(
      (fault) => `${file}${fault.instancePath} ${fault.message}`,
    );
    expect(faults).toEqual([]);
  }
});
