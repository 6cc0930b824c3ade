import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { createBodyNumbers, createKeptBodies } from '../src/renderers/keptBodies';

test('a renderer reads each response as it was sent, and a large one is sent again only when eight others came between', () => {
  const random = seeded(7);
  const bodies = Array.from({ length: 12 }, (_, index) =>
    Buffer.from(`response ${index} `.repeat(index % 3 === 0 ? 10 : 1000)),
  );
  const numberOf = createBodyNumbers();
  const textOf = createKeptBodies();
  const isLarge = (body: Buffer) => body.length > 4096;
  let order: Buffer[] = [];
  for (let turn = 0; turn < 500; turn += 1) {
    const body = random.of(bodies);
    const { number, bytes } = numberOf(body);
    expect(bytes === undefined).toBe(order.includes(body));
    expect(textOf(number, Buffer.from(bytes ?? []))).toBe(body.toString());
    if (isLarge(body) && !order.includes(body)) order = [...order, body].slice(-8);
  }
});

test('responses over 1 MiB are not kept', () => {
  const body = Buffer.alloc(1024 ** 2 + 1);
  const numberOf = createBodyNumbers();
  expect([numberOf(body), numberOf(body)]).toEqual([{ bytes: body }, { bytes: body }]);
});
