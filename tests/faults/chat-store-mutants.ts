import type { Message } from '#machines/chat/chat.types.ts';
import { MessageStore } from '#machines/chat/message-store.ts';
import type { KnownMutant } from './chat-tab.ts';

type Methods = 'merge' | 'replace' | 'remove' | 'at';
type Wrong = Partial<Pick<MessageStore, Methods>> & {
  readonly count?: (store: MessageStore) => number;
};

const { prototype } = MessageStore;
// oxlint-disable-next-line typescript/unbound-method -- called with their store below
const { merge, at } = prototype;
// oxlint-disable-next-line typescript/unbound-method -- called with its store below
const countOf = Object.getOwnPropertyDescriptor(prototype, 'count')?.get ?? (() => 0);

/** The store with some of its methods wrong, until it is restored. */
const injecting =
  ({ count, ...wrong }: Wrong) =>
  () => {
    const before = Object.getOwnPropertyDescriptors(prototype);
    Object.assign(prototype, wrong);
    if (count)
      Object.defineProperty(prototype, 'count', {
        configurable: true,
        get(this: MessageStore) {
          return count(this);
        },
      });
    return () => void Object.defineProperties(prototype, before);
  };

/** Mutant that keeps the last received copy, however old, also of two with one time. */
const believing = function believe(this: MessageStore, messages: readonly Message[]) {
  merge.call(
    this,
    messages.map((message) => ({ ...message, updatedAt: '9999' })),
  );
};

const held = (store: MessageStore): Message[] =>
  Array.from({ length: Number(countOf.call(store)) }, (_, index) => at.call(store, index)).flatMap(
    (message) => message ?? [],
  );

/** Each message as often and in the order in which it came. */
const came = new WeakMap<MessageStore, number[]>();
const noting = function note(this: MessageStore, messages: readonly Message[]) {
  came.set(this, [...(came.get(this) ?? []), ...messages.map(({ id }) => id)]);
  merge.call(this, messages);
};
const asTheyCame = (store: MessageStore) => {
  const order = came.get(store) ?? [];
  return held(store).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};
const asOftenAsTheyCame = (store: MessageStore) => {
  const order = came.get(store) ?? [];
  return held(store).flatMap((message) =>
    order.flatMap((id) => (id === message.id ? message : [])),
  );
};

const inOrderOfArrival: Wrong = {
  merge: noting,
  at(this: MessageStore, index) {
    return asTheyCame(this)[index];
  },
};
const withDoubles: Wrong = {
  merge: noting,
  at(this: MessageStore, index) {
    return asOftenAsTheyCame(this)[index];
  },
  count: (store) => asOftenAsTheyCame(store).length,
};

/** Ways in which what is shown may be wrong. */
export const storeMutants: Readonly<Record<string, KnownMutant>> = {
  'shows messages in the order in which they came': {
    foundBy: 1,
    inject: injecting(inOrderOfArrival),
  },
  'shows twice what arrived twice': { foundBy: 1, inject: injecting(withDoubles) },
  'puts an older copy of a message over a newer one': {
    foundBy: 64,
    inject: injecting({ merge: believing }),
  },
  'is deaf to edits': { foundBy: 3, inject: injecting({ replace: () => undefined }) },
  'is deaf to deletions': { foundBy: 7, inject: injecting({ remove: () => undefined }) },
};
