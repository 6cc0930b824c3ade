import { readFile, stat } from 'node:fs/promises';
import { type Static, Type } from 'typebox';
import Value from 'typebox/value';

/** Names, or `*` for all of them; a name that ends with `/*` stands for all below. */
const Names = Type.Array(Type.String({ minLength: 1 }));

const Key = Type.Object(
  {
    /** Names the key in signatures. */
    kid: Type.String({ minLength: 1 }),
    /** The public key, Ed25519, base64url (RFC 8037). */
    x: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    /** What it signed from then on is refused; what it signed before stands. */
    retired: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' })),
    /** Everything that it ever signed is refused: the key is in wrong hands. */
    revoked: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const Team = Type.Object(
  {
    keys: Type.Array(Key),
    /** Modules that it releases. */
    modules: Names,
    /** Paths at which its modules may show screens: those of the route table, and those that they claim. */
    paths: Names,
    /** What its modules may offer beside those screens, as `module/Widget`, and slots of the page that they may fill. */
    slots: Names,
    /** Brotli bytes of each screen or widget with all that it loads; `default` is for the others. Absent: no limit. */
    budget: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
  },
  { additionalProperties: false },
);

/** Who may release what: the owners file, which the gateway only reads. */
export const Owners = Type.Object(
  {
    /** The guide's name in signatures: what was signed for another is refused. */
    site: Type.String({ minLength: 1 }),
    teams: Type.Record(Type.String(), Team),
    /** Releases that are refused whoever signed them, as `module@version`. */
    revokedReleases: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);
export type Owners = Static<typeof Owners>;

/** Whether a list of names includes this one, by itself or by a wildcard. */
export const includesName = (list: string[], name: string): boolean =>
  list.some(
    (one) => one === '*' || one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))),
  );

/** The key of this name, and whose it is; null when nobody's. */
export function keyOf(owners: Owners, kid: string | undefined) {
  for (const [name, team] of Object.entries(owners.teams)) {
    const key = team.keys.find((one) => one.kid === kid);
    if (key) return { name, team, key };
  }
  return null;
}

/** The owners file as it is now. */
export interface OwnersSource {
  /** @returns the same object for as long as the file stays as it is */
  read(): Promise<Owners>;
}

/** @throws {Error} saying what is wrong with the file, in one sentence */
async function parse(file: string): Promise<Owners> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT'
        ? `There is no owners file at ${file}: docs/release.md says what stands in it.`
        : `The owners file ${file} cannot be read: ${error.message}.`,
    );
  });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Error(`The owners file ${file} is no JSON: ${(error as Error).message}.`);
  }
  const [fault] = Value.Errors(Owners, found);
  if (fault)
    throw new Error(`The owners file ${file} is wrong at ${fault.instancePath || '/'}: ${fault.message}.`);
  const owners = found as Owners;
  const kids = Object.values(owners.teams).flatMap(({ keys }) => keys.map(({ kid }) => kid));
  const twice = kids.find((kid, index) => kids.indexOf(kid) !== index);
  if (twice) throw new Error(`The owners file ${file} names the key ${twice} twice.`);
  return owners;
}

/**
 * Opens the owners file. A change of it is seen at the next read; while it cannot be read or is wrong, what was read
 * last holds.
 * @param onFault called once for each wrong version of the file
 * @throws {Error} in one sentence when there is none to begin with
 */
export async function openOwners(
  file: string,
  onFault: (message: string) => void = () => {},
): Promise<OwnersSource> {
  const stampOf = async () => {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  };
  let owners = await parse(file);
  let stamp = await stampOf();
  const read = async () => {
    const now = await stampOf().catch(() => 'unreadable');
    if (now === stamp) return owners;
    stamp = now;
    owners = await parse(file).catch((error: Error) => {
      onFault(error.message);
      return owners;
    });
    return owners;
  };
  let reading: Promise<Owners> | null = null;
  return {
    // All releases are checked at once: one look at the file serves them.
    read() {
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}
