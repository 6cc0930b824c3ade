import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Gmail ignores dots before the at sign and has two domains. */
const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];
/** Other characters have no place in a domain; `domainToASCII` would read them as parts of a URL. */
const DOMAIN = /^[\p{L}\p{M}\p{N}._-]+$/u;

const asciiDomain = (domain: string): string =>
  ((DOMAIN.test(domain) && domainToASCII(domain)) || domain.toLowerCase()).replace(/\.$/, '');

function split(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at).normalize('NFC'), domain: asciiDomain(address.slice(at + 1)) };
}

/**
 * Spells an address one way: the domain in lower case and ASCII (RFC 5891). The part before the at sign keeps its case,
 * which may matter to its mail server (RFC 5321, 2.4).
 * @param address has an at sign
 */
export function canonicalAddress(address: string): string {
  const { local, domain } = split(address);
  return `${local}@${domain}`;
}

/**
 * The mailbox that an address most likely reaches, as a hash: without case, quotes and "+tag", and without dots at
 * Gmail. Only for counting mails: two people could share it.
 * @param address has an at sign
 */
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
