import { eventOf } from '../lib/params.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import { cardsSetup } from './cards.setup.ts';
import type { SavedCard } from './cards.types.ts';

const listed = ({ event }: { event: { output: readonly SavedCard[] } }) => ({
  cards: event.output,
});
const chosen = ({ context }: { context: { chosenId: number | null } }) => ({
  id: context.chosenId ?? 0,
});
type Named<Type> = { type: Type; id: number };

const acting = {
  'card.prefer': {
    guard: { type: 'isPreferable', params: eventOf<Named<'card.prefer'>> },
    target: 'preferring',
    actions: { type: 'choose', params: eventOf<Named<'card.prefer'>> },
  },
  'removal.ask': {
    guard: { type: 'isKnown', params: eventOf<Named<'removal.ask'>> },
    target: 'asking',
    actions: [{ type: 'choose', params: eventOf<Named<'removal.ask'>> }, 'offerOther'],
  },
} as const;
const keep = { target: 'resting', actions: 'forgetChoice' } as const;
const choosing = {
  ...acting,
  'removal.keep': keep,
  'other.choose': {
    guard: { type: 'isOther', params: eventOf<Named<'other.choose'>> },
    actions: { type: 'chooseOther', params: eventOf<Named<'other.choose'>> },
  },
  'card.remove': { guard: 'canRemove', target: 'removing' },
} as const;

/** The cards that a member keeps, and what each of them pays for. */
export const cardsMachine = cardsSetup.createMachine({
  id: 'cards',
  description: 'A member looks after their cards: adds, prefers and removes them.',
  meta: { requirement: 'spec §2 billing cards; contract §8.5 cards; peers §2.11 cards list' },
  context: { cards: [], chosenId: null, otherId: null },
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadSavedCards' },
      descriptions: {
        loading: 'The cards are on their way; skeletons stand in their place.',
        failed: 'The cards could not be read.',
      },
      read: { target: 'listed', actions: { type: 'storeCards', params: listed } },
      on: { 'cards.retry': reload, 'connection.restored': reload },
    }),
    listed: {
      description: 'The cards are shown, or that there are none.',
      initial: 'resting',
      on: {
        'card.add': { actions: 'requestForm' },
        'dialog.answered': {
          guard: { type: 'isAdded', params: eventOf },
          target: '.refreshing',
        },
      },
      states: {
        resting: { description: 'Nothing is done to any card.', on: acting },
        preferring: {
          description: 'A card is being made the first choice.',
          tags: 'busy',
          invoke: {
            id: 'preferSavedCard',
            src: 'preferSavedCard',
            input: chosen,
            onDone: { target: 'resting', actions: { type: 'storeCards', params: listed } },
            onError: { target: 'unpreferred' },
          },
        },
        unpreferred: {
          description: 'That did not work: the first choice is as it was.',
          on: acting,
        },
        asking: {
          description: 'It says what removing a card does, and what renews in its place.',
          on: choosing,
        },
        removing: {
          description: 'The card is being forgotten, here and at the provider.',
          tags: 'busy',
          invoke: {
            id: 'removeSavedCard',
            src: 'removeSavedCard',
            input: ({ context }) => ({ ...chosen({ context }), otherId: context.otherId }),
            onDone: { target: 'resting', actions: { type: 'storeCards', params: listed } },
            onError: { target: 'unremoved' },
          },
        },
        unremoved: {
          description: 'The card is still there; it says so, and it may be tried again.',
          on: choosing,
        },
        refreshing: {
          description: 'A card came: the list is read again behind what is shown.',
          invoke: {
            id: 'reloadSavedCards',
            src: 'loadSavedCards',
            onDone: { target: 'resting', actions: { type: 'storeCards', params: listed } },
            onError: { target: '#cards.failed' },
          },
        },
      },
    },
  },
});
