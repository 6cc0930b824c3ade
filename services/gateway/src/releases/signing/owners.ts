import { readFile, stat } from 'node:fs/promises';
import { CALLED_ORIGIN } from '@guide/contracts/release/claims';
import { singleFlight } from '@guide/service-kit';
import { type Static, Type } from 'typebox';
import Value from 'typebox/value';

/** A list of names; `*` matches all names, and `pubs/*` all names that start with `pubs/`. */
const Names = Type.Array(Type.String({ minLength: 1 }));

const Key = Type.Object(
  {
    kid: Type.String({ minLength: 1 }),
    /** Public Ed25519 key, base64url (RFC 8037). */
    x: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    /** Signatures from this time on are refused. */
    retired: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' })),
    /** All signatures are refused, for example because the key was stolen. */
    revoked: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const Team = Type.Object(
  {
    keys: Type.Array(Key),
    modules: Names,
    /** Paths of the team's screens, from the route table or claimed. */
    paths: Names,
    /** Widgets that the team offers, as `module/Widget`, and slots that it fills. */
    slots: Names,
    /** Origins that the team's modules may call. A name must have public addresses; an address is taken as it is. */
    calls: Type.Optional(Type.Array(Type.String({ pattern: CALLED_ORIGIN }))),
    /** Brotli bytes per screen or widget with everything it loads; `default` for all others. Absent: no limit. */
    budget: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
  },
  { additionalProperties: false },
);

/** The owners file, which defines who may release what. The gateway only reads it. */
export const Owners = Type.Object(
  {
    /** The guide's name in signatures. */
    site: Type.String({ minLength: 1 }),
    teams: Type.Record(Type.String(), Team),
    /** Refused releases, as `module@version`. */
    revokedReleases: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);
export type Owners = Static<typeof Owners>;

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

async function parse(file: string): Promise<Owners> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT'
        ? `There is no owners file at ${file}: docs/release.md describes its content.`
        : `The owners file ${file} cannot be read: ${error.message}.`,
    );
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`The owners file ${file} is not valid JSON: ${(error as Error).message}.`);
  }
  const [fault] = Value.Errors(Owners, content);
  if (fault)
    throw new Error(`The owners file ${file} is wrong at ${fault.instancePath || '/'}: ${fault.message}.`);
  const owners = content as Owners;
  const kids = Object.values(owners.teams).flatMap(({ keys }) => keys.map(({ kid }) => kid));
  const duplicate = kids.find((kid, index) => kids.indexOf(kid) !== index);
  if (duplicate) throw new Error(`The owners file ${file} names the key ${duplicate} twice.`);
  return owners;
}

/** Opens the owners file, and reloads it when it changes. If it becomes invalid, the last owners stay in force. */
export async function openOwners(
  file: string,
  onFault: (message: string) => void = () => {},
): Promise<OwnersSource> {
  const readStamp = async () => {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  };
  let owners = await parse(file);
  let stamp = await readStamp();
  const read = async () => {
    const now = await readStamp().catch(() => 'unreadable');
    if (now === stamp) return owners;
    stamp = now;
    owners = await parse(file).catch((error: Error) => {
      onFault(error.message);
      return owners;
    });
    return owners;
  };
  return { read: singleFlight(read) };
}
