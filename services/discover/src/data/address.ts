import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** How large providers map several spellings of an address to one mailbox, in addition to `+tag`. */
const PROVIDERS: { domains: RegExp; domain?: string; ignored: RegExp }[] = [
  { domains: /^(gmail|googlemail)\.com$/, domain: 'gmail.com', ignored: /\./g },
  { domains: /^(proton\.me|pm\.me|protonmail\.(com|ch))$/, domain: 'proton.me', ignored: /[._-]/g },
  { domains: /^(yahoo\.\w+(\.\w+)?|(ymail|rocketmail|myyahoo)\.com)$/, ignored: /-.*/ },
  { domains: /^(icloud|me|mac)\.com$/, domain: 'icloud.com', ignored: /$^/ },
];
/** `domainToASCII` would interpret other characters as parts of a URL. */
const DOMAIN = /^[\p{L}\p{M}\p{N}._-]+$/u;

const asciiDomain = (domain: string): string =>
  ((DOMAIN.test(domain) && domainToASCII(domain)) || domain.toLowerCase()).replace(/\.$/, '');

function split(address: string): { local: string; domain: string } {
  const atSign = address.lastIndexOf('@');
  return { local: address.slice(0, atSign).normalize('NFC'), domain: asciiDomain(address.slice(atSign + 1)) };
}

/** Converts the domain to lower-case ASCII (RFC 5891). The local part keeps its case (RFC 5321, section 2.4). */
export function canonicalAddress(address: string): string {
  const { local, domain } = split(address);
  return `${local}@${domain}`;
}

/**
 * Hashes the probable mailbox, without case, tags and invisible characters. Two people could share it: use it only to
 * limit emails, never to address them.
 */
export function mailboxHash(address: string): string {
  const { local, domain } = split(address);
  const provider = PROVIDERS.find(({ domains }) => domains.test(domain));
  const name = local
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["\\\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(?<!^)\+.*/, '')
    .replace(provider?.ignored ?? /$^/, '');
  const mailbox = `${name}@${provider?.domain ?? domain}`;
  return createHash('sha256').update(mailbox).digest('base64url');
}
