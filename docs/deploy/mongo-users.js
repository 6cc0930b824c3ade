// Runs once, in the empty database: one user for each service, which may read and write that service's database only.
for (const service of ['gateway', 'discover', 'pubs', 'map', 'search', 'analytics']) {
  const name = `guide_${service}`;
  db.getSiblingDB(name).createUser({
    user: service,
    pwd: process.env[`${service.toUpperCase()}_PASSWORD`],
    roles: [{ role: 'readWrite', db: name }],
  });
}
