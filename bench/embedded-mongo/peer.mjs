/** A process that reads documents as JSON from a file, answers one query with raw mingo, and prints the answer. */
import { readFileSync } from 'node:fs';
import { Query } from 'mingo';

const [file, id] = process.argv.slice(2);
console.log(new Query({ _id: id }).find(JSON.parse(readFileSync(file, 'utf8'))).next()?.name ?? 'none');
