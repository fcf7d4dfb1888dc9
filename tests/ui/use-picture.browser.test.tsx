import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  AddressesContext,
  usePicture,
  type Addresses,
  type EndedAddress,
} from '#src/ui/media/addresses.ts';
import { passes } from '#tests/lib/passes.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>`;
const addressOf = (text: string) =>
  URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
/** A picture that loads, at an address of its own, and one that does not. */
const good = () => addressOf(drawing);
const broken = () => addressOf('no picture');

let held: Map<string, EndedAddress>;
let failed: string[];
let retried: string[];
const listeners = new Set<() => void>();
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  held = new Map();
  failed = [];
  retried = [];
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const addresses: Addresses = {
  find: (address) => held.get(address),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  fail: (address) => void failed.push(address),
  load: () => undefined,
  retry: (address) => void retried.push(address),
  fresh: (address) => Promise.resolve(address),
};
const put = (address: string, ended: EndedAddress) => {
  held.set(address, ended);
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};

function Shown({ src, srcSet }: { src: string; srcSet: string }) {
  const { src: now, isLost, turn, retry, ...rest } = usePicture(src, srcSet);
  if (isLost)
    return (
      <button type="button" onClick={retry}>
        Again
      </button>
    );
  return now !== null && <img key={turn} src={now} sizes="500px" alt="A lake" {...rest} />;
}

/** Draws a picture in three sizes, of which the browser takes the medium one. */
function draw([small, medium, whole]: readonly [string, string, string]) {
  const scale = globalThis.devicePixelRatio;
  const widths = [100, 500, 2_000].map((width) => `${width * scale}w`);
  const srcSet = [small, medium, whole].map((one, at) => `${one} ${widths[at]}`).join(', ');
  flushSync(() =>
    root.render(
      <AddressesContext value={addresses}>
        <Shown src={whole} srcSet={srcSet} />
      </AddressesContext>,
    ),
  );
  return srcSet;
}
const img = () => place.querySelector('img');

test('the size that failed is asked for anew, and stands in place of it', async () => {
  const [small, medium, whole, renewed] = [good(), broken(), good(), good()] as const;
  const srcSet = draw([small, medium, whole]);
  expect(img()?.srcset).toBe(srcSet);
  await passes(() => expect(failed).toEqual([medium]));
  put(medium, { now: medium, is: 'asked', turn: 0 });
  expect(img()).toBeNull();
  put(medium, { now: renewed, is: 'given', turn: 1 });
  expect(img()?.srcset).toBe(srcSet.replace(medium, renewed));
  await passes(() => expect(img()?.currentSrc).toBe(renewed));
  expect(failed).toHaveLength(1);
});

test('the others are not asked for; one that is lost is asked for by hand', () => {
  const all = [good(), good(), good()] as const;
  draw(all);
  for (const address of all) {
    put(address, { now: address, is: 'lost', turn: 1 });
    expect(img()).toBeNull();
    flushSync(() => place.querySelector('button')?.click());
    expect(retried.splice(0)).toEqual([address]);
    put(address, { now: address, is: 'given', turn: 2 });
    expect(img()?.src).toBe(all[2]);
  }
  expect(failed).toEqual([]);
});
