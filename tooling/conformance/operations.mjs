/** Operations of the drivers' unified test format, as calls of the Node.js driver. Each is given its entity and arguments. */

/** @typedef {import('mongodb').Document} Document */
/**
 * @template Entity
 * @typedef {Record<string, (entity: Entity, given: Document) => unknown>} Operations by name
 */

/** @param {import('mongodb').BulkWriteResult} result */
const plainBulk = (result) => ({
  insertedCount: result.insertedCount,
  insertedIds: result.insertedIds,
  matchedCount: result.matchedCount,
  modifiedCount: result.modifiedCount,
  deletedCount: result.deletedCount,
  upsertedCount: result.upsertedCount,
  upsertedIds: result.upsertedIds,
});

/** A result of a client's bulk write, its maps as objects; `didUpsert` is the driver's own. @param {object} result */
export const plainClientBulk = (result) =>
  Object.fromEntries(
    Object.entries({ ...result }).map(([name, value]) => [
      name,
      value instanceof Map
        ? Object.fromEntries([...value].map(([index, { didUpsert: _, ...each }]) => [index, each]))
        : value,
    ]),
  );

/** @type {Operations<import('mongodb').Collection>} */
const collectionOperations = {
  aggregate: (collection, { pipeline, ...options }) => collection.aggregate(pipeline, options).toArray(),
  find: (collection, { filter, ...options }) => collection.find(filter, options).toArray(),
  findOne: (collection, { filter, ...options }) => collection.findOne(filter, options),
  insertOne: (collection, { document, ...options }) => collection.insertOne(document, options),
  insertMany: (collection, { documents, ...options }) => collection.insertMany(documents, options),
  updateOne: (collection, { filter, update, ...options }) => collection.updateOne(filter, update, options),
  updateMany: (collection, { filter, update, ...options }) => collection.updateMany(filter, update, options),
  replaceOne: (collection, { filter, replacement, ...options }) =>
    collection.replaceOne(filter, replacement, options),
  deleteOne: (collection, { filter, ...options }) => collection.deleteOne(filter, options),
  deleteMany: (collection, { filter, ...options }) => collection.deleteMany(filter, options),
  findOneAndDelete: (collection, { filter, ...options }) => collection.findOneAndDelete(filter, options),
  findOneAndReplace: (collection, { filter, replacement, ...options }) =>
    collection.findOneAndReplace(filter, replacement, after(options)),
  findOneAndUpdate: (collection, { filter, update, ...options }) =>
    collection.findOneAndUpdate(filter, update, after(options)),
  bulkWrite: async (collection, { requests, ...options }) =>
    plainBulk(await collection.bulkWrite(requests, options)),
  count: (collection, { filter, ...options }) => collection.count(filter, options),
  countDocuments: (collection, { filter, ...options }) => collection.countDocuments(filter, options),
  estimatedDocumentCount: (collection, options) => collection.estimatedDocumentCount(options),
  distinct: (collection, { fieldName, filter, ...options }) =>
    collection.distinct(fieldName, filter, options),
  createIndex: (collection, { keys, ...options }) => collection.createIndex(keys, options),
  dropIndex: (collection, { name, ...options }) => collection.dropIndex(name, options),
  listIndexes: (collection, options) => collection.listIndexes(options).toArray(),
  listIndexNames: async (collection, options) =>
    (await collection.listIndexes(options).toArray()).map(({ name }) => name),
  createFindCursor: (collection, { filter, ...options }) => collection.find(filter, options),
};

/** @type {Operations<import('mongodb').Db>} */
const databaseOperations = {
  aggregate: (database, { pipeline, ...options }) => database.aggregate(pipeline, options).toArray(),
  runCommand: (database, { command, commandName: _, ...options }) => database.command(command, options),
  listCollections: (database, { filter, ...options }) => database.listCollections(filter, options).toArray(),
  listCollectionObjects: (database, { filter, ...options }) =>
    database.listCollections(filter, options).toArray(),
  listCollectionNames: async (database, { filter, ...options }) =>
    (await database.listCollections(filter, { ...options, nameOnly: true }).toArray()).map(
      ({ name }) => name,
    ),
  createCollection: async (database, { collection, ...options }) => {
    await database.createCollection(collection, options);
  },
  dropCollection: (database, { collection, ...options }) => database.dropCollection(collection, options),
};

/** @type {Operations<import('mongodb').MongoClient>} */
const clientOperations = {
  clientBulkWrite: async (client, { models, ...options }) => {
    const flat = models.flatMap((/** @type {Record<string, Document>} */ model) =>
      Object.entries(model).map(([name, rest]) => ({ name, ...rest })),
    );
    return plainClientBulk(await client.bulkWrite(flat, options));
  },
  listDatabases: async (client, options) =>
    (await client.db('admin').admin().listDatabases(options)).databases,
  listDatabaseNames: async (client, options) =>
    (
      await client
        .db('admin')
        .admin()
        .listDatabases({ ...options, nameOnly: true })
    ).databases.map(({ name }) => name),
  listDatabaseObjects: async (client, options) =>
    (await client.db('admin').admin().listDatabases(options)).databases,
};

/** @type {Operations<import('mongodb').FindCursor>} */
const cursorOperations = {
  iterateUntilDocumentOrError: (cursor) => cursor.next(),
  iterateOnce: (cursor) => cursor.tryNext(),
  close: (cursor) => cursor.close(),
};

/** @type {Operations<import('mongodb').ClientSession>} */
const sessionOperations = {
  startTransaction: async (session, options) => session.startTransaction(options),
  commitTransaction: (session) => session.commitTransaction(),
  abortTransaction: (session) => session.abortTransaction(),
  endSession: (session) => session.endSession(),
};

/** The operations of each kind of entity. */
export const operations = {
  client: clientOperations,
  database: databaseOperations,
  collection: collectionOperations,
  cursor: cursorOperations,
  session: sessionOperations,
};

/** The options of a `findOneAnd…` as the driver names them. @param {Document} options */
const after = ({ returnDocument, ...options }) => ({
  ...options,
  ...(returnDocument && { returnDocument: returnDocument.toLowerCase() }),
});
