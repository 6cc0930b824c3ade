import { test } from '@playwright/test';
import {
  type Device,
  expectGuideDownloaded,
  type Guide,
  openDevice,
  startGuide,
} from '../support/downloadGuide';

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

test('D-37 the downloaded guide is there without a connection, also after the browser was closed', () => {
  test.setTimeout(240_000);
  return expectGuideDownloaded(device);
});
