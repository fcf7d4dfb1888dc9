import { eventOf } from '../lib/params.ts';
import { childOf } from '../parts/children.ts';
import type { OutboxEmitted } from './outbox.types.ts';
import { composerSetup } from './composer.setup.ts';

const spoken = ({ event }: { event: { emitted: OutboxEmitted } }) => ({ emitted: event.emitted });
const restore = [{ type: 'restoreDraft', params: eventOf }, 'followUploads'] as const;
/** Actions that move a finished message from the field to the outbox. */
const handOver = ['releaseUploads', 'submit', 'clearText', 'saveDraft'] as const;

/** Writing to one chat: what is typed is kept, what is finished goes to the outbox. */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  description: 'A member writes; what is finished is handed to the outbox.',
  meta: { requirement: 'decisions §8 send' },
  context: ({ input, spawn, self }) => ({
    viewerId: input.viewerId,
    chat: input.chat,
    text: '',
    attachments: [],
    surplus: 0,
    limits: { currency: 'USD', messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 10_000 },
    maySell: false,
    price: null,
    offer: null,
    problem: null,
    bar: null,
    screen: null,
    outbox: childOf(self, spawn('outbox', { id: 'outbox', input })),
    messageDeletion: spawn('messageDeletion', { id: 'messageDeletion', input }),
    editor: spawn('editor', { id: 'editor', input }),
  }),
  invoke: [
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context: { viewerId, chat } }) => ({ viewerId, chat }),
    },
    {
      id: 'writePermissions',
      src: 'writePermissions',
      input: ({ context: { chat } }) => ({ chat }),
    },
  ],
  on: {
    'composer.shown': { actions: { type: 'storeScreen', params: eventOf } },
    'draft.opened': [
      {
        guard: { type: 'isKeptPriced', params: eventOf },
        target: '.pricing',
        actions: restore,
      },
      { actions: restore },
    ],
    'permissions.changed': [
      {
        guard: { type: 'isBarred', params: eventOf },
        target: '.barred',
        actions: { type: 'storeRules', params: eventOf },
      },
      { actions: { type: 'storeRules', params: eventOf } },
    ],
    'seller.changed': { actions: { type: 'storeSeller', params: eventOf } },
    'relation.changed': { actions: 'requestPermissions' },
    'draft.change': {
      actions: [{ type: 'storeText', params: ({ event }) => ({ text: event.text }) }, 'saveDraft'],
    },
    'files.attach': {
      actions: [
        { type: 'orderUploads', params: ({ event: { files } }) => ({ files }) },
        { type: 'attach', params: ({ event: { files } }) => ({ files }) },
      ],
    },
    'library.ask': {
      guard: 'hasRoom',
      actions: { type: 'requestPicker', params: eventOf },
    },
    'files.picked': { actions: [{ type: 'addPicked', params: eventOf }, 'saveDraft'] },
    'attachment.remove': {
      actions: [{ type: 'dropFile', params: ({ event: { id } }) => ({ id }) }, 'saveDraft'],
    },
    'attachment.retry': { actions: { type: 'retryFile', params: ({ event: { id } }) => ({ id }) } },
    'duplicate.use': { actions: { type: 'answerDuplicate', params: eventOf } },
    'duplicate.send': { actions: { type: 'answerDuplicate', params: eventOf } },
    'attachment.exchange': {
      actions: [{ type: 'exchangeFile', params: eventOf }, 'saveDraft'],
    },
    'attachment.move': { actions: [{ type: 'moveFile', params: eventOf }, 'saveDraft'] },
    'upload.changed': [
      {
        guard: { type: 'isRepeated', params: eventOf },
        actions: [
          { type: 'dropFile', params: ({ event: { upload } }) => ({ id: upload.id }) },
          'saveDraft',
        ],
      },
      {
        actions: [
          { type: 'storeUpload', params: ({ event: { upload } }) => ({ upload }) },
          'saveDraft',
        ],
      },
    ],
    'child.emitted': [
      {
        guard: { type: 'isReturnedPriced', params: spoken },
        target: '.pricing',
        actions: [{ type: 'takeBack', params: spoken }, 'saveDraft'],
      },
      {
        guard: { type: 'isReturned', params: spoken },
        actions: [{ type: 'takeBack', params: spoken }, 'saveDraft'],
      },
      { actions: { type: 'forward', params: spoken } },
    ],
  },
  initial: 'writing',
  states: {
    writing: {
      description: 'What is written costs nothing to read.',
      on: {
        'message.send': { guard: 'isSendable', actions: handOver },
        'price.open': [
          { guard: 'isSeller', target: 'pricing', actions: ['openPrice', 'saveDraft'] },
          { target: 'unproved' },
        ],
      },
    },
    unproved: {
      description:
        'A price was wanted, which takes a verified identity; it may be sent without one meanwhile.',
      on: {
        'message.send': { guard: 'isSendable', target: 'writing', actions: handOver },
        'price.leave': { target: 'writing' },
        'seller.changed': [
          {
            guard: { type: 'isSellerNow', params: eventOf },
            target: 'pricing',
            actions: [{ type: 'storeSeller', params: eventOf }, 'openPrice', 'saveDraft'],
          },
        ],
      },
    },
    pricing: {
      description: 'It costs something to open: the price stands beside the message.',
      meta: { requirement: 'spec §7 isPaid, price; decisions §9 limits' },
      on: {
        'price.change': { actions: [{ type: 'storePrice', params: eventOf }, 'saveDraft'] },
        'price.remove': { target: 'writing', actions: ['dropPrice', 'saveDraft'] },
        'message.send': [
          { guard: 'isPayable', target: 'confirming', actions: 'pinOffer' },
          { guard: 'isSendable', actions: 'storeProblem' },
        ],
      },
    },
    confirming: {
      description: 'Price and contents are read back; nothing has left the device.',
      on: {
        'offer.confirm': { guard: 'isPayable', target: 'writing', actions: handOver },
        'offer.change': { target: 'pricing', actions: 'dropOffer' },
      },
    },
    barred: {
      description: 'Nothing may be written here now, and the reason stands in place of the field.',
      on: {
        'permissions.changed': [
          {
            guard: { type: 'isBarred', params: eventOf },
            actions: { type: 'storeRules', params: eventOf },
          },
          {
            guard: 'isPriced',
            target: 'pricing',
            actions: { type: 'storeRules', params: eventOf },
          },
          { target: 'writing', actions: { type: 'storeRules', params: eventOf } },
        ],
      },
    },
  },
});
