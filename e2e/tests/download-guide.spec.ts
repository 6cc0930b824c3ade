import { test } from '@playwright/test';
import { type Device, expectGuideTaken, type Guide, openDevice, startGuide } from '../support/downloadGuide';

let guide: Guide;
let device: Device;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  guide = await startGuide();
});
test.afterAll(() => guide?.stop());
test.beforeEach(async () => {
  device = await openDevice(guide);
});
test.afterEach(() => device?.close());

test('D-37 the guide that is taken along is there without a connection, after the browser was closed too', () => {
  test.setTimeout(240_000);
  return expectGuideTaken(device);
});
