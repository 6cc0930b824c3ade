import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { MAX_MESSAGES_PER_SECOND } from '../src/renderers/channel';
import { createFrameReader, encodeFrame, MAX_HEADER_BYTES, MAX_PAGE_BYTES } from '../src/renderers/frames';
import { RendererUnavailable } from '../src/renderers/process';
import { bundle } from './support/hostileReleases';
import {
  emptyResponses,
  HOME_REQUEST,
  loadRenderer,
  QUERIES,
  startProgram,
  writeProgram,
} from './support/renderer';

test('frames of any size in chunks of any size arrive complete or are refused by their lengths', () => {
  const random = seeded(1);
  for (let round = 0; round < 200; round += 1) {
    const sent = Array.from({ length: 1 + random.integer(5) }, () => ({
      header: { text: 'x'.repeat(random.integer(300)) },
      body: Buffer.alloc(random.integer(300), random.integer(256)),
    }));
    const bytes = Buffer.concat(sent.map(({ header, body }) => encodeFrame(header, body)));
    const received: { header: unknown; body: Buffer }[] = [];
    const read = createFrameReader({ header: 250, body: 250 }, (header, body) =>
      received.push({ header, body }),
    );
    const isTooLarge = ({ header, body }: (typeof sent)[number]) =>
      JSON.stringify(header).length > 250 || body.length > 250;
    const feed = () => {
      for (let at = 0; at < bytes.length; ) {
        const end = at + 1 + random.integer(400);
        read(bytes.subarray(at, end));
        at = end;
      }
    };
    const first = sent.findIndex(isTooLarge);
    if (first < 0) feed();
    else expect(feed).toThrow(/is over 250/);
    expect(received).toEqual(first < 0 ? sent : sent.slice(0, first));
  }
});

const lengths = (header: number, body: number) =>
  `Buffer.from(new Uint32Array([${header}, ${body}].map((n) => ((n & 255) << 24) | ((n & 65280) << 8) | ((n >> 8) & 65280) | (n >>> 24))).buffer)`;

/** Messages of a compromised renderer and why it is killed; without a reason the page is shown. */
const frames: [what: string, send: string, reason: RegExp | null][] = [
  ['a page', 'frame(PAGE, "ab" + QUERIES)', null],
  [
    'a page in single bytes',
    'for (const byte of frame(PAGE, "ab" + QUERIES, true)) out(Buffer.from([byte]))',
    null,
  ],
  ['4 GB', `out(${lengths(0xffffffff, 0xffffffff)})`, /header of 4294967295 bytes is over/],
  ['a header that is too long', `out(${lengths(MAX_HEADER_BYTES + 1, 0)})`, /header of 262145 bytes is over/],
  ['a body that is too long', `out(${lengths(2, MAX_PAGE_BYTES + 1)})`, /body of 1908737 bytes is over/],
  ['a header that is not JSON', `out(${lengths(2, 0)}); out(Buffer.from('{{'))`, /JSON/],
  ['an empty header', `out(${lengths(0, 0)})`, /JSON/],
  [
    'a title of 501 characters',
    'frame({ ...PAGE, head: { ...PAGE.head, title: "x".repeat(501) } }, "ab" + QUERIES)',
    /wrong shape/,
  ],
  [
    'a title that is an object',
    'frame({ ...PAGE, head: { ...PAGE.head, title: {} } }, "ab" + QUERIES)',
    /wrong shape/,
  ],
  [
    'eleven texts of JSON-LD',
    'frame({ ...PAGE, head: { ...PAGE.head, jsonLd: Array(11).fill("{}") } }, "ab" + QUERIES)',
    /wrong shape/,
  ],
  [
    'JSON-LD that closes its element',
    'frame({ ...PAGE, head: { ...PAGE.head, jsonLd: ["</script>"] } }, "ab" + QUERIES)',
    /wrong shape/,
  ],
  ['data that closes its element', 'frame(PAGE, "ab" + "</script>")', /wrong shape/],
  ['too many classes', 'frame({ ...PAGE, classes: "x ".repeat(40000) }, "ab" + QUERIES)', /wrong shape/],
  [
    'a call of another site',
    'frame({ ...PAGE, calls: ["//evil.example/api/"] }, "ab" + QUERIES)',
    /wrong shape/,
  ],
  [
    'calls of 31 operations',
    'frame({ ...PAGE, calls: Array(31).fill("/api/listings") }, "ab" + QUERIES)',
    /wrong shape/,
  ],
  ['another status', 'frame({ ...PAGE, status: 500 }, "ab" + QUERIES)', /wrong shape/],
  ['a page that was not requested', 'frame({ ...PAGE, id: 7 }, "ab" + QUERIES)', /nobody requested/],
  [
    'nested arrays',
    'const json = JSON.stringify({ ...PAGE, head: 0 }).replace("0}", "[".repeat(50000) + "]".repeat(50000) + "}"); frame(json, "ab" + QUERIES)',
    /wrong shape/,
  ],
  [
    `${MAX_MESSAGES_PER_SECOND + 1} messages`,
    `for (let n = 0; n <= ${MAX_MESSAGES_PER_SECOND}; n += 1) frame({ type: 'denied' }, '')`,
    /more than 2000 messages within a second/,
  ],
];

test.each(frames)('a renderer that sends %s', async (what, send, reason) => {
  const renderer = startProgram(writeProgram(what.replaceAll(/\W/g, '-'), send));
  await renderer.booted;
  const page = renderer.render(HOME_REQUEST, emptyResponses);
  if (reason) {
    await expect(page).rejects.toThrow(/^The renderer sent an invalid message: /);
    await expect(page).rejects.toThrow(reason);
    await expect(renderer.exited).resolves.toMatchObject({ isFault: true });
  } else {
    const { html, queries } = await page;
    expect([html.toString(), queries.toString()]).toEqual(['ab', QUERIES]);
    renderer.kill('is not needed');
    await renderer.exited;
  }
});

/** A page with this much text in its data, its HTML and its title. */
const SIZED = bundle(
  "() => title('x'.repeat(globalThis.sizes[1]))",
  `async ({ search, queries }) => {
    globalThis.sizes = search.get('sizes').split(',').map(Number);
    await queries.prefetchQuery({ queryKey: ['text'], queryFn: () => '<'.repeat(globalThis.sizes[0]) });
  }`,
).replace("{ title: 'Home'", "{ title: 'x'.repeat(globalThis.sizes[2])");

test('a page that is too large fails alone with the reason, and its renderer continues', async () => {
  let renderer = await loadRenderer(SIZED);
  const home = async (...sizes: number[]) => {
    for (;;) {
      try {
        return await renderer.home(`?sizes=${sizes.join()}`);
      } catch (error) {
        if (!(error instanceof RendererUnavailable)) throw error;
        // The renderer had no processor for four seconds, which is not its release's fault.
        expect(await renderer.exited).toMatchObject({ isFault: false });
        renderer = await loadRenderer(SIZED);
      }
    }
  };
  const mb = 1024 ** 2;
  await expect(home(0.31 * mb, 1, 1)).rejects.toThrow(/1908736 bytes of HTML and data; it has 195\d{4}/);
  await expect(home(1, 2 * mb, 1)).rejects.toThrow('a page may have 1908736 bytes of HTML and data');
  await expect(home(1, 1, 501)).rejects.toThrow('head.title must not have more than 500 characters');
  const { html, queries } = await home(0.2 * mb, 0.5 * mb, 500);
  expect(html.length).toBeGreaterThan(0.5 * mb);
  expect(JSON.parse(queries.toString())[0].data).toHaveLength(Math.floor(0.2 * mb));
  await renderer.stop();
});

test("the renderer escapes the page's data and JSON-LD", async () => {
  const renderer = await loadRenderer(
    bundle("() => title('Home')", "({ queries }) => queries.setQueryData(['a'], '</script>\\u2028')").replace(
      "description: 'Home'",
      "description: 'Home', jsonLd: [{ name: '</script>', url: '/a' }]",
    ),
  );
  const { head, queries } = await renderer.home();
  const [jsonLd] = head!.jsonLd!;
  expect(jsonLd).not.toContain('<');
  expect(JSON.parse(jsonLd!)).toEqual({ name: '</script>', url: 'https://guide.example/a' });
  expect(queries.toString()).not.toContain('<');
  expect(JSON.parse(queries.toString())[0].data).toBe('</script>\u2028');
  await renderer.stop();
});
