import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { conversationSetup } from './conversation.setup.ts';

const named = ({ event }: { event: { id: number } }) => ({ id: event.id });

/** A locked message is bought in a dialog, and opens in its place as soon as it is paid. */
export const unlocking = {
  'unlock.ask': {
    guard: { type: 'isForSale', params: eventOf },
    actions: { type: 'requestUnlock', params: eventOf },
  },
  'preview.ask': {
    guard: { type: 'hasPreview', params: eventOf },
    actions: [
      { type: 'storePreviewed', params: eventOf },
      { type: 'requestPreview', params: eventOf },
    ],
  },
  'preview.unlock': {
    guard: { type: 'isPreviewed', params: eventOf },
    actions: 'unlockPreviewed',
  },
  'purchase.settled': {
    guard: { type: 'isBought', params: eventOf },
    actions: { type: 'storeBought', params: eventOf },
  },
} as const;

/** A picture opens in full size, whatever the conversation is doing. */
export const viewing = {
  'media.open': {
    guard: { type: 'isSeen', params: eventOf },
    actions: { type: 'requestViewer', params: eventOf },
  },
} as const;

/** Read receipts of this member. */
export const receipt = conversationSetup.createStateConfig({
  description: 'What this member has read.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The server knows what was read, or nothing new was seen.',
      on: {
        'message.seen': {
          guard: { type: 'isUnread', params: named },
          target: 'marking',
          actions: { type: 'storeSeen', params: named },
        },
      },
    },
    marking: {
      description: 'The server is asked to mark the chat as read, until it answers.',
      after: { pause: { target: 'marking', reenter: true } },
      on: {
        'message.seen': {
          guard: { type: 'isUnread', params: named },
          target: 'marking',
          reenter: true,
          actions: { type: 'storeSeen', params: named },
        },
      },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({
          ...context.ref,
          readerId: context.viewerId,
          lastId: context.seenId,
        }),
        onDone: { target: 'resting', actions: 'storeRead' },
        onError: [
          whenSignedOut('resting'),
          { guard: { type: 'isMissing', params: failureOf }, target: 'resting' },
          { description: 'It is asked again after a pause.' },
        ],
      },
    },
  },
});

/** Messages that must be read anew. */
export const repair = conversationSetup.createStateConfig({
  description: 'Messages to be read anew: bought, or with a picture whose address ran out.',
  initial: 'idle',
  on: {
    'picture.fail': {
      guard: { type: 'isRepairable', params: named },
      actions: { type: 'storeBroken', params: named },
    },
  },
  states: {
    idle: {
      description: 'Every message is as the server has it, or was asked for once more already.',
      always: { guard: 'hasBroken', target: 'refreshing' },
    },
    refreshing: {
      description: 'One message is read anew.',
      invoke: {
        id: 'refreshMessage',
        src: 'refreshMessage',
        input: ({ context }) => ({ ...context.ref, id: context.broken[0] ?? 0 }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'storeRepaired',
            params: ({ event }) => ({ message: event.output }),
          },
        },
        onError: { target: 'idle', actions: 'giveUpRepair' },
      },
    },
  },
});
