import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];
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

/** Hashes the probable mailbox, e.g. without "+tag". Two people could share it, so it only limits mails. */
export function mailboxHash(address: string): string {
  const { local, domain } = split(address);
  const isGmail = GMAIL_DOMAINS.includes(domain);
  const name = local
    .toLowerCase()
    .replace(/["\\]/g, '')
    .replace(/(?<!^)\+.*/, '')
    .replace(isGmail ? /\./g : /$^/, '');
  const mailbox = `${name}@${isGmail ? GMAIL_DOMAINS[0] : domain}`;
  return createHash('sha256').update(mailbox).digest('base64url');
}
