import type { PickableFile } from '#machines/media/file-picker.types.ts';
import { ownFile } from './library.fixtures.ts';

/** A file of one's own, as it is picked. */
export const pickable = (number: number, over: Partial<PickableFile> = {}): PickableFile => ({
  ...ownFile(number),
  mark: null,
  ...over,
});

const at = '2026-11-03T09:00:00.000Z';
export const bought = pickable(1, { mark: { kind: 'bought', at, price: null } });
export const sent = pickable(2, { mark: { kind: 'sent', at, price: null } });
export const offered = pickable(3, {
  mark: { kind: 'offered', at, price: { amount: 500, currency: 'USD' } },
});
export const shown = pickable(4, { mark: { kind: 'shown', at, price: null } });
