import { HostContext } from '@guide/contracts/module';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { site } from './support/site';

const load = jest.fn<() => object>();
jest.unstable_mockModule('../src/frame/offline/OfflineStatus', () => load());
const { OfflinePanel } = await import('../src/frame/offline/OfflinePanel');

test('D-37 Without its code, the panel says that the guide cannot be reached, and tries again when it is opened', async () => {
  load.mockImplementation(() => {
    throw new Error('Loading chunk 7 failed');
  });
  const { container } = render(
    <HostContext value={{ site } as never}>
      <OfflinePanel />
    </HostContext>,
  );
  const toggle = (newState: string) =>
    fireEvent(container.querySelector('#offline-panel')!, Object.assign(new Event('toggle'), { newState }));
  toggle('open');
  expect(await screen.findByText('The guide cannot be reached. Try again when you are online.')).toBeTruthy();
  toggle('closed');
  load.mockImplementation(() => ({ OfflineStatus: () => <p>On this device</p> }));
  toggle('open');
  expect(await screen.findByText('On this device')).toBeTruthy();
});
