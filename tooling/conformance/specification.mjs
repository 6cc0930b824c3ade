/**
 * Runs the drivers' published tests (the JSON files of mongodb/specifications in the unified test format) against a
 * deployment: operations, results, errors and outcomes. What a driver sends (`expectEvents`) is the driver's matter.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BSON, MongoClient } from 'mongodb';
import { difference } from './match.mjs';
import { operations, plainClientBulk } from './operations.mjs';

/** Specifications whose tests are of what a server answers. */
export const SPECIFICATIONS = ['crud', 'retryable-reads', 'retryable-writes', 'sessions', 'transactions'];

/** Codes with which a server says that it does not do something: names with a dollar. */
const REFUSALS = new Set([52]);

class NotApplicable extends Error {}

/** @typedef {import('mongodb').Document} Document of a test file, whose form the format's own schema says */
/** @typedef {Error & Document} Failure what the driver throws */
/** @typedef {Document & { name: string }} TestFile */

/**
 * The test files of a specification, by name.
 * @param {string} clone of mongodb/specifications
 * @param {string} specification
 * @returns {TestFile[]}
 */
export function filesOf(clone, specification) {
  const folder = path.join(clone, 'source', specification, 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return files.sort().map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return {
      name: `${specification}/${path.basename(file, '.json')}`,
      ...BSON.EJSON.parse(text, { relaxed: true }),
    };
  });
}

/**
 * Runs the tests of one file.
 * @param {TestFile} file
 * @param {string} url of the deployment
 * @returns {Promise<{ name: string, result: 'passed' | 'refused' | 'failed' | 'not applicable', reason?: string }[]>}
 */
export async function runFile(file, url) {
  /** @type {{ name: string, result: 'passed' | 'refused' | 'failed' | 'not applicable', reason?: string }[]} */
  const results = [];
  for (const test of file.tests ?? []) {
    const name = `${file.name}: ${test.description}`;
    const run = new Run(url);
    try {
      await run.run(file, test);
      results.push({ name, result: 'passed' });
    } catch (error) {
      const refusal = run.refusals.at(-1);
      if (error instanceof NotApplicable)
        results.push({ name, result: 'not applicable', reason: error.message });
      else if (refusal) results.push({ name, result: 'refused', reason: refusal });
      else results.push({ name, result: 'failed', reason: /** @type {Error} */ (error).message });
    } finally {
      await run.close();
    }
  }
  return results;
}

class Run {
  /** By the id that the test gives it. @type {Map<string, Document>} */
  entities = new Map();
  /** @type {Map<string, string>} */
  kinds = new Map();
  /** @type {MongoClient[]} */
  clients = [];
  /** What the server has said that it does not do. @type {string[]} */
  refusals = [];
  /** A connection of the runner's own. @type {MongoClient} */
  direct;

  /** @param {string} url of the deployment */
  constructor(url) {
    this.url = url;
    this.direct = new MongoClient(url);
  }

  /** @param {TestFile} file @param {Document} test */
  async run(file, test) {
    const skipped = test.skipReason ?? file.skipReason;
    if (skipped) throw new NotApplicable(skipped);
    this.direct = await this.connect({});
    // The embedded database has no such command, and follows MongoDB 8.0.
    const about = await this.direct
      .db('admin')
      .command({ buildInfo: 1 })
      .catch(() => undefined);
    const version = about?.version ?? '8.0.0';
    checkRequirements(file.runOnRequirements, version);
    checkRequirements(test.runOnRequirements, version);
    await this.fill(file.initialData ?? []);
    for (const entity of file.createEntities ?? []) await this.create(entity);
    this.refusals.length = 0;
    for (const operation of test.operations) await this.operate(operation);
    for (const { collectionName, databaseName, documents } of test.outcome ?? []) {
      const found = await this.direct
        .db(databaseName)
        .collection(collectionName)
        .find()
        .sort({ _id: 1 })
        .toArray();
      const wrong = difference(documents, found, this.entities, false, 'outcome');
      if (wrong) throw new Error(wrong);
    }
  }

  async close() {
    await Promise.all(this.clients.map((client) => client.close(true)));
  }

  /** @param {import('mongodb').MongoClientOptions} options */
  async connect(options) {
    const client = new MongoClient(this.url, {
      serverSelectionTimeoutMS: 5000,
      monitorCommands: true,
      ...options,
    });
    this.clients.push(client);
    const note = (/** @type {Document} */ { code, errmsg, message }) => {
      if (REFUSALS.has(code) || /is not supported by the embedded database/.test(errmsg ?? message))
        this.refusals.push(`${code} ${errmsg ?? message}`);
    };
    client.on('commandFailed', ({ failure }) => note(failure));
    client.on('commandSucceeded', (event) => {
      const reply = /** @type {Document} */ (event.reply);
      for (const error of reply.writeErrors ?? []) note(error);
    });
    return client.connect();
  }

  /** @param {Document[]} data */
  async fill(data) {
    for (const { databaseName, collectionName, documents, createOptions } of data) {
      const database = this.direct.db(databaseName);
      await database.dropCollection(collectionName).catch(() => {});
      if (createOptions) await database.createCollection(collectionName, createOptions);
      const collection = database.collection(collectionName);
      // A collection without documents is there, too.
      await collection.insertMany(documents.length > 0 ? documents : [{ _id: /** @type {any} */ (0) }]);
      if (documents.length === 0) await collection.deleteMany({});
    }
  }

  /** @param {Record<string, Document>} entity its kind, and how it is made */
  async create(entity) {
    const [[kind, spec] = ['nothing', {}]] = Object.entries(entity);
    const of = (/** @type {string} */ name) => {
      const known = this.entities.get(name);
      if (!known) throw new Error(`The test names ${name} before it is made`);
      return known;
    };
    if (kind === 'client') {
      const { readConcernLevel, w, retryReads = true, retryWrites = true, ...others } = spec.uriOptions ?? {};
      if (Object.keys(others).some((name) => /appname|heartbeat|pool|timeout/i.test(name) === false))
        throw new NotApplicable(`options of a client: ${Object.keys(others)}`);
      const options = {
        retryReads,
        retryWrites,
        ...(readConcernLevel && { readConcernLevel }),
        ...(w !== undefined && { w }),
      };
      this.put('client', spec.id, await this.connect(options));
    } else if (kind === 'database')
      this.put('database', spec.id, of(spec.client).db(spec.databaseName, spec.databaseOptions));
    else if (kind === 'collection')
      this.put(
        'collection',
        spec.id,
        of(spec.database).collection(spec.collectionName, spec.collectionOptions),
      );
    else if (kind === 'session')
      this.put('session', spec.id, of(spec.client).startSession(spec.sessionOptions));
    else throw new NotApplicable(`an entity of kind ${kind}`);
  }

  /** @param {string} kind @param {string} id @param {Document} entity */
  put(kind, id, entity) {
    this.entities.set(id, entity);
    this.kinds.set(id, kind);
  }

  /** @param {Document} operation */
  async operate({
    object,
    name,
    arguments: given = {},
    expectResult,
    expectError,
    saveResultAsEntity,
    ...others
  }) {
    if (object === 'testRunner') return this.prepare(name, given);
    const byKind =
      /** @type {Record<string, Record<string, (entity: Document, given: Document) => unknown>>} */ (
        /** @type {unknown} */ (operations)
      );
    const run = byKind[this.kinds.get(object) ?? '']?.[name];
    if (!run) throw new NotApplicable(`the operation ${name}`);
    const args = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        key,
        key === 'session' ? this.entities.get(value) : value,
      ]),
    );
    let result;
    try {
      result = await run(this.entities.get(object) ?? {}, args);
    } catch (thrown) {
      const error = /** @type {Failure} */ (thrown);
      if (/support sessions|snapshot/i.test(error.message)) this.refusals.push(error.message);
      if (others.ignoreResultAndError) return;
      if (!expectError) throw error;
      this.checkError(expectError, error);
      return;
    }
    if (others.ignoreResultAndError) return;
    if (expectError)
      throw new Error(`${name} made no error where ${JSON.stringify(expectError)} was expected`);
    const wrong = expectResult !== undefined && difference(expectResult, result, this.entities);
    if (wrong) throw new Error(`${name}: ${wrong}`);
    if (saveResultAsEntity)
      this.put(
        name === 'createFindCursor' ? 'cursor' : 'result',
        saveResultAsEntity,
        /** @type {Document} */ (result),
      );
  }

  /** Operations of the test itself. @param {string} name @param {Document} given */
  async prepare(name, given) {
    if (name !== 'failPoint') throw new NotApplicable(`the operation ${name} of the test`);
    await this.direct.db('admin').command(given.failPoint);
  }

  /** @param {Document} expected @param {Failure} error @throws when it is another one */
  checkError(expected, error) {
    const { isClientError, errorCode, errorCodeName, errorContains, errorLabelsContain, errorLabelsOmit } =
      expected;
    const isServers = error.code !== undefined || error.name === 'MongoServerError';
    const labels = (/** @type {string[]} */ list = []) =>
      list.filter((label) => error.hasErrorLabel?.(label));
    const wrong =
      (isClientError !== undefined && isClientError === isServers && 'is of the wrong side') ||
      (errorCode !== undefined && error.code !== errorCode && `has the code ${error.code}`) ||
      (errorCodeName !== undefined && error.codeName !== errorCodeName && `is ${error.codeName}`) ||
      (errorContains !== undefined &&
        !error.message.toLowerCase().includes(errorContains.toLowerCase()) &&
        `says ${error.message}`) ||
      (labels(errorLabelsContain).length !== (errorLabelsContain ?? []).length && 'lacks a label') ||
      (labels(errorLabelsOmit).length > 0 && 'has a label') ||
      this.wrongParts(expected, error);
    if (wrong) throw new Error(`an error ${wrong} where ${JSON.stringify(expected)} was expected`);
  }

  /** @param {Document} expected @param {Failure} error */
  wrongParts({ expectResult, writeErrors, writeConcernErrors }, error) {
    if (expectResult && error.partialResult) {
      const wrong = difference(expectResult, plainClientBulk(error.partialResult), this.entities);
      if (wrong) return wrong;
    }
    if (writeErrors && error.writeErrors instanceof Map) {
      const found = Object.fromEntries([...error.writeErrors].map(([i, { code }]) => [i, { code }]));
      const wrong = difference(writeErrors, found, this.entities);
      if (wrong) return wrong;
    }
    return (
      writeConcernErrors &&
      (error.writeConcernErrors?.length ?? 0) === 0 &&
      'lacks an error of its write concern'
    );
  }
}

/**
 * @param {Document[] | undefined} requirements
 * @param {string} version
 * @throws NotApplicable when a test is not for a standalone server of this version
 */
function checkRequirements(requirements, version) {
  if (!requirements || requirements.some((each) => isMet(each, version))) return;
  throw new NotApplicable(`needs ${JSON.stringify(requirements)}`);
}

/** @param {Document} requirement @param {string} version */
function isMet(
  { minServerVersion, maxServerVersion, topologies, auth, csfle, serverless, serverParameters },
  version,
) {
  const compare = (/** @type {string} */ a, /** @type {string} */ b) =>
    a.localeCompare(b, 'en', { numeric: true });
  if (minServerVersion && compare(version, minServerVersion) < 0) return false;
  const last = maxServerVersion?.replace(/(\.99)?$/, '.99');
  if (last && compare(version, last) > 0) return false;
  if (topologies && !topologies.includes('single')) return false;
  return !auth && !csfle && serverless !== 'require' && !serverParameters;
}
