import { readFile, stat } from 'node:fs/promises';
import { type Static, Type } from 'typebox';
import Value from 'typebox/value';

/** Names; `*` matches all, and a name that ends with `/*` all below. */
const Names = Type.Array(Type.String({ minLength: 1 }));

const Key = Type.Object(
  {
    kid: Type.String({ minLength: 1 }),
    /** The public key, Ed25519, base64url (RFC 8037). */
    x: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    /** Signatures from this time on are refused. */
    retired: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' })),
    /** All signatures are refused: the key was stolen. */
    revoked: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const Team = Type.Object(
  {
    keys: Type.Array(Key),
    modules: Names,
    /** Paths of its screens: those of the route table, and those that it claims. */
    paths: Names,
    /** Widgets that it offers, as `module/Widget`, and slots of pages that it fills. */
    slots: Names,
    /** Brotli bytes of each screen or widget with all that it loads; `default` for the others. Absent: no limit. */
    budget: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
  },
  { additionalProperties: false },
);

/** The owners file: who may release what. The gateway only reads it. */
export const Owners = Type.Object(
  {
    /** The guide's name in signatures. */
    site: Type.String({ minLength: 1 }),
    teams: Type.Record(Type.String(), Team),
    /** Releases that are refused, as `module@version`. */
    revokedReleases: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);
export type Owners = Static<typeof Owners>;

/** The key with this id and its team, or null. */
export function keyOf(owners: Owners, kid: string | undefined) {
  for (const [name, team] of Object.entries(owners.teams)) {
    const key = team.keys.find((candidate) => candidate.kid === kid);
    if (key) return { name, team, key };
  }
  return null;
}

export interface OwnersSource {
  /** @returns the same object while the file is unchanged */
  read(): Promise<Owners>;
}

/** @throws {Error} one sentence that says what is wrong */
async function parse(file: string): Promise<Owners> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT'
        ? `There is no owners file at ${file}: docs/release.md says what stands in it.`
        : `The owners file ${file} cannot be read: ${error.message}.`,
    );
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`The owners file ${file} is no JSON: ${(error as Error).message}.`);
  }
  const [fault] = Value.Errors(Owners, content);
  if (fault)
    throw new Error(`The owners file ${file} is wrong at ${fault.instancePath || '/'}: ${fault.message}.`);
  const owners = content as Owners;
  const kids = Object.values(owners.teams).flatMap(({ keys }) => keys.map(({ kid }) => kid));
  const twice = kids.find((kid, index) => kids.indexOf(kid) !== index);
  if (twice) throw new Error(`The owners file ${file} names the key ${twice} twice.`);
  return owners;
}

/**
 * Opens the owners file. The next read sees a change; a file that is wrong leaves the last owners in force.
 * @param onFault called once for each wrong version of the file
 * @throws {Error} one sentence, when the first read fails
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
    // Releases are checked concurrently and share one look at the file.
    read() {
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}
