import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  from: string;
  to: string[];
  /** Headers and text, without folded and encoded lines. */
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

const decode = (raw: string) =>
  raw
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('\r\n', '\n');
