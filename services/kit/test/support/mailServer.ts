import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  from: string;
  to: string[];
  /** Headers and text of all parts, decoded and without folded lines. */
  text: string;
}

/** Starts a local mail server, which emits `mail` for each email that it received. */
export async function startMailServer() {
  const mails: Mail[] = [];
  const state = {
    /** Refuses senders. */
    refusing: false,
    /** Delays the response to a received email. */
    accept: async () => {},
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onMailFrom: (_address, _session, done) => done(state.refusing ? new Error('busy') : null),
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: decode(raw) });
        void state.accept().then(() => done());
        server.emit('mail');
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    mails,
    state,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    nextMail: () => once(server, 'mail'),
    close: () => server.close(),
  };
}

/** Decodes a text in quoted-printable (RFC 2045, 6.7). */
const unquoted = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** Decodes the encoded words of headers (RFC 2047). */
const withoutWords = (head: string) =>
  head
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_word, encoding, text) =>
      /b/i.test(encoding) ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
    );

function decode(raw: string): string {
  const end = raw.indexOf('\r\n\r\n');
  const head = withoutWords(raw.slice(0, end).replace(/\r\n[ \t]/g, ' '));
  const text = raw.slice(end);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary) {
    const parts = text.split(`--${boundary}`).slice(1, -1);
    return [head, ...parts.map((part) => decode(part.trimStart()))].join('\n\n');
  }
  const encoding = /^content-transfer-encoding: (.*)$/im.exec(head)?.[1];
  const decoders: Record<string, () => string> = {
    base64: () => `\r\n\r\n${Buffer.from(text, 'base64')}`,
    'quoted-printable': () => unquoted(text),
  };
  return `${head}${decoders[encoding ?? '']?.() ?? text}`.replaceAll('\r\n', '\n');
}
