import { isDeepStrictEqual } from 'node:util';
import type { Release, ReleaseManifest } from '@guide/contracts/api';
import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { hasRecord, type ReleaseRecord, releaseId } from './records';
import { nullIfRefused, ReleaseRefused, type Verifier } from './signing/verify';
import { baseOf } from './store';

/** Allowed lead of a team's clock. A signature from the future would block all later releases. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;

/** The last signature of a module that was registered. */
interface NewestSignature {
  _id: string;
  signedAt: string;
  signed: string;
}

export interface ReleasesOptions {
  db: Db;
  /** Verifies every release that is read or added, because the database is not trusted. */
  verifier: Verifier;
  /** URL of a static host of the module store; by default the gateway serves it. */
  modulesUrl?: string;
  /** Called once per reason for which a registered release is refused. */
  onRefused?(id: string, reason: string): void;
}

/** Registered releases; every read verifies their signatures. */
export function createReleases({ db, verifier, modulesUrl, onRefused = () => {} }: ReleasesOptions) {
  const records = db.collection<ReleaseRecord>('releases');
  const newestSignatures = db.collection<NewestSignature>('newestSignatures');
  const refused = new Map<string, string>();

  async function open({ _id, signed, base, releasedAt }: ReleaseRecord): Promise<Release> {
    const manifest = await verifier.verify(String(signed));
    const { module, version } = manifest;
    if (_id !== releaseId(module, version))
      throw new ReleaseRefused(`The record ${_id} holds the release ${releaseId(module, version)}.`);
    const bases = [baseOf(module, version, modulesUrl), baseOf(module, version)];
    return {
      ...manifest,
      signed,
      base: bases.includes(base) ? base : bases[0]!,
      releasedAt: String(releasedAt),
    };
  }

  async function accepted(documents: ReleaseRecord[]): Promise<Map<string, Release>> {
    const usable = new Map<string, Release>();
    await Promise.all(
      documents.map(async (document) => {
        try {
          usable.set(document._id, await open(document));
          refused.delete(document._id);
        } catch (error) {
          if (!(error instanceof ReleaseRefused)) throw error;
          if (refused.get(document._id) === error.message) return;
          refused.set(document._id, error.message);
          onRefused(document._id, error.message);
        }
      }),
    );
    return usable;
  }

  /** @returns the record to write, or null if it is stored already */
  async function recordOf(signed: string) {
    const manifest = await verifier.verify(signed);
    const { module, version, signedAt } = manifest;
    const _id = releaseId(module, version);
    const existing = await records.findOne({ _id });
    if (existing?.signed === signed) return { manifest, record: null };
    // Check only new releases: if the clock jumps back, registered ones must stay.
    if (Date.parse(signedAt) > Date.now() + MAX_CLOCK_SKEW_MS)
      throw new ReleaseRefused(`${module} ${version} was signed in the future, at ${signedAt}.`);
    const [newest] = await records.find({ module }).sort({ signedAt: -1 }).limit(1).toArray();
    if (newest && signedAt <= newest.signedAt) throw signedTooEarly(manifest, newest.signedAt);
    const existingRelease = existing && (await open(existing).catch(nullIfRefused));
    if (existingRelease && !haveSameFiles(existingRelease, manifest))
      throw new ReleaseRefused(`${module} ${version} is registered with other files.`);
    const base = existingRelease?.base ?? baseOf(module, version, modulesUrl);
    const releasedAt = existingRelease?.releasedAt ?? new Date().toISOString();
    return { manifest, record: { _id, module, signed, signedAt, base, releasedAt } };
  }

  /** Several gateways may have read the same newest release: one write decides. @throws {ReleaseRefused} */
  async function claimOrder({ module, signed, signedAt }: ReleaseRecord): Promise<void> {
    const none = { signedAt: '', signed: '' };
    await insertOnce(newestSignatures, module, none);
    // A repetition of the same signature completes an earlier attempt.
    const isNext = { _id: module, $or: [{ signedAt: { $lt: signedAt } }, { signed }] };
    const { matchedCount } = await newestSignatures.updateOne(isNext, { $set: { signedAt, signed } });
    if (matchedCount > 0) return;
    const newest = await newestSignatures.findOne({ _id: module });
    throw signedTooEarly(await verifier.verify(signed), newest!.signedAt);
  }

  return {
    accepted,

    read: (ids: string[]): Promise<ReleaseRecord[]> => records.find({ _id: { $in: ids } }).toArray(),

    verify: verifier.verify,

    /** @throws {ReleaseRefused} if it is registered but may not be used */
    async find(module: string, version: string): Promise<Release | null> {
      const document = await records.findOne({ _id: releaseId(module, version) });
      return document && open(document);
    },

    /** Whether a release has a record, even one that is refused. */
    isRegistered: (module: string, version: string): Promise<boolean> => hasRecord(records, module, version),

    /** The version of the last signed release, even one that is refused; null if there is none. */
    async newestVersion(module: string): Promise<string | null> {
      const [newest] = await records.find({ module }).sort({ signedAt: -1 }).limit(1).toArray();
      return newest ? newest._id.slice(releaseId(module, '').length) : null;
    },

    async allOf(module: string): Promise<Release[]> {
      const documents = await records.find({ module }).toArray();
      const opened = await Promise.all(documents.map((document) => open(document).catch(nullIfRefused)));
      return opened.filter((release) => release !== null);
    },

    /** Checks that `add` would accept a release. @throws {ReleaseRefused} like `add` */
    async verifyRegistrable(signed: string): Promise<ReleaseManifest> {
      return (await recordOf(signed)).manifest;
    },

    /** Registers a release without making it live. @throws {ReleaseRefused} if a later signature is registered */
    async add(signed: string): Promise<ReleaseManifest> {
      const { manifest, record } = await recordOf(signed);
      if (!record) return manifest;
      const { _id, ...fields } = record;
      await claimOrder(record);
      await records.updateOne({ _id }, { $set: fields }, { upsert: true });
      return manifest;
    },
  };
}

const haveSameFiles = (a: ReleaseManifest, b: ReleaseManifest): boolean =>
  a.serverIntegrity === b.serverIntegrity && isDeepStrictEqual(a.integrity, b.integrity);

const signedTooEarly = ({ module, version, signedAt }: ReleaseManifest, newest: string): ReleaseRefused =>
  new ReleaseRefused(
    `${module} ${version} was signed at ${signedAt}, and a release that was signed at ${newest} is registered: sign it again.`,
  );
