import { STATUS_CODES } from 'node:http';
import { splitAddress } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { respondAndClose, serverLimits } from '@guide/service-kit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Languages } from '../languages';
import { type GatewayPages, homeLink } from '../plainPage';
import { API } from '../security/requestTarget';

type Handler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const STATUS = 431;
const MAX_ADDRESS_BYTES = 8192;

/** Whether a too long address belongs to a page; API calls get JSON errors instead. */
function isPageAddress(packet: unknown): packet is Buffer {
  if (!(packet instanceof Buffer)) return false;
  const start = packet.toString('latin1', 0, 40).replace(/^[A-Z]+ /, '');
  if (API.test(start)) return false;
  const lineEnd = packet.indexOf('\n');
  return lineEnd < 0 || lineEnd > MAX_ADDRESS_BYTES;
}

/** The address's first characters, without method and query; empty if the packet is not the request's first one. */
const startOfAddress = (packet: Buffer): string =>
  /^[A-Z]+ (\/[^\s?#]*)/.exec(packet.toString('latin1', 0, 40))?.[1] ?? '';

function tooLongPage({ html, styleHash }: GatewayPages): [head: string, body: string] {
  const body = html({
    kicker: i18n.t('Error 431'),
    heading: i18n.t('Address Too Long'),
    text: i18n.t(
      'The address that you opened is longer than this guide can read. Shorten it, or start from the home page.',
    ),
    actions: [homeLink()],
  });
  const head = [
    `HTTP/1.1 ${STATUS} ${STATUS_CODES[STATUS]}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `Content-Security-Policy: default-src 'none'; style-src ${styleHash}; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy: no-referrer',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ].join('\r\n');
  return [head, body];
}

/** Answers too long page addresses with an HTML page, and other invalid HTTP as every service does. */
export function createClientErrorHandler(
  pages: GatewayPages,
  { list, run }: Pick<Languages, 'list' | 'run'>,
): Handler {
  return function handleClientError(this: FastifyInstance, error, socket) {
    const { code, rawPacket } = error;
    if (code !== 'HPE_HEADER_OVERFLOW' || !socket.writable || !isPageAddress(rawPacket)) {
      return serverLimits.clientErrorHandler!.call(this, error, socket);
    }
    const { language } = splitAddress(startOfAddress(rawPacket), list());
    const [head, body] = run(language, () => tooLongPage(pages));
    respondAndClose(socket, error, head, body);
  };
}
