import { HostContext, useNear } from '@guide/contracts/module';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

const toast = jest.fn();
const NOT_KNOWN = expect.objectContaining({ title: 'Your position is not known', variant: 'destructive' });

function Places() {
  const { on, from, toggle, locate } = useNear();
  return (
    <>
      <output>{`${on ? 'on' : 'off'} ${from ? `${from.lat},${from.lng}` : 'nowhere'}`}</output>
      <button type="button" onClick={() => toggle(!on)}>
        Near me
      </button>
      <button type="button" onClick={locate}>
        Locate
      </button>
    </>
  );
}

const getPosition = jest.fn<Geolocation['getCurrentPosition']>();
const withGeolocation = (geolocation: object | undefined) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
const show = (count = 1) =>
  render(
    <HostContext value={{ toast } as never}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike.
        <Places key={place} />
      ))}
    </HostContext>,
  );
const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);
/** What the browser answers to the last question for the position. */
const answer = (lat: number, lng: number) =>
  act(() =>
    getPosition.mock.lastCall![0]({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition),
  );

beforeEach(() => {
  jest.clearAllMocks();
  withGeolocation({ getCurrentPosition: getPosition });
});

// The position is cached for the page's life: where it is not known comes first.
test('D-30 a visitor whose browser has no positions, or who refuses, is notified', () => {
  withGeolocation(undefined);
  show();
  press('Near me');
  expect([shown(), toast.mock.calls]).toEqual([['off nowhere'], [[NOT_KNOWN]]]);

  withGeolocation({ getCurrentPosition: getPosition });
  press('Near me');
  expect(shown()).toEqual(['on nowhere']);
  act(() => getPosition.mock.lastCall![1]!({} as GeolocationPositionError));
  expect([shown(), toast.mock.calls]).toEqual([['off nowhere'], [[NOT_KNOWN], [NOT_KNOWN]]]);
});

test('D-30 the position is requested when it is turned on, never before; all parts have it, until a new one is wanted', () => {
  show(2);
  expect(getPosition).not.toHaveBeenCalled();
  press('Near me');
  expect(getPosition.mock.lastCall![2]).toEqual({ timeout: 10_000, maximumAge: 60_000 });
  answer(51.5, -0.1);
  expect(shown()).toEqual(['on 51.5,-0.1', 'off 51.5,-0.1']);

  press('Near me');
  expect(shown()).toEqual(['off 51.5,-0.1', 'off 51.5,-0.1']);
  press('Near me');
  expect(shown()).toEqual(['on 51.5,-0.1', 'off 51.5,-0.1']);
  expect(getPosition).toHaveBeenCalledTimes(1);
  press('Locate');
  answer(52, 0.5);
  expect(shown()).toEqual(['on 52,0.5', 'off 52,0.5']);
  expect(toast).not.toHaveBeenCalled();
});
