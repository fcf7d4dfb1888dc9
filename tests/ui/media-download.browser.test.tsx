import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressesContext, type Addresses } from '#src/ui/media/addresses.ts';
import { MediaDownload } from '#src/ui/media/media-download.tsx';
import { passes } from '#tests/lib/passes.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const nothing = () => undefined;

test('a file is downloaded from where it is at each press, and once for two in a row', async () => {
  const asked: string[] = [];
  const addresses: Addresses = {
    find: nothing,
    subscribe: () => nothing,
    fail: nothing,
    load: nothing,
    retry: nothing,
    fresh: async (address) => {
      asked.push(address);
      return `${address}?now=${asked.length}`;
    },
  };
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '');
  });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <AddressesContext value={addresses}>
        <MediaDownload href="/storage/lake">Download</MediaDownload>
      </AddressesContext>,
    ),
  );
  const press = () =>
    place
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  press();
  press();
  await passes(() => expect(saved).toEqual(['/storage/lake?now=1']));
  press();
  await passes(() => expect(saved).toEqual(['/storage/lake?now=1', '/storage/lake?now=2']));
  expect(asked).toHaveLength(2);
  root.unmount();
  place.remove();
});
