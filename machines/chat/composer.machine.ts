import { eventOf } from '../lib/params.ts';
import type { OutboxEmitted } from './outbox.types.ts';
import { composerWords } from './composer.words.ts';

const spoken = ({ event }: { event: { emitted: OutboxEmitted } }) => ({ emitted: event.emitted });
/** What is finished leaves the field and goes to the outbox. */
const handOver = ['releaseUploads', 'submit', 'clearText', 'saveDesk'] as const;

/** Writing to one chat: what is typed is kept, what is finished goes to the outbox. */
export const composerMachine = composerWords.createMachine({
  id: 'composer',
  description: 'A member writes; what is finished is handed to the outbox.',
  meta: { requirement: 'decisions §8 send' },
  context: ({ input, spawn }) => ({
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
    outbox: spawn('outbox', { id: 'outbox', input }),
    erasure: spawn('erasure', { id: 'erasure', input }),
    editor: spawn('editor', { id: 'editor', input }),
  }),
  entry: 'hearParts',
  invoke: {
    id: 'keepDesk',
    src: 'keepDesk',
    input: ({ context: { viewerId, chat } }) => ({ viewerId, chat }),
  },
  on: {
    'desk.opened': [
      {
        guard: { type: 'isKeptPriced', params: eventOf },
        target: '.pricing',
        actions: { type: 'restoreDesk', params: eventOf },
      },
      { actions: { type: 'restoreDesk', params: eventOf } },
    ],
    'rules.told': [
      {
        guard: { type: 'isBarred', params: eventOf },
        target: '.barred',
        actions: { type: 'storeRules', params: eventOf },
      },
      { actions: { type: 'storeRules', params: eventOf } },
    ],
    'relation.changed': { actions: 'askRules' },
    'draft.change': {
      actions: [{ type: 'storeText', params: ({ event }) => ({ text: event.text }) }, 'saveDesk'],
    },
    'files.attach': {
      actions: [
        { type: 'orderUploads', params: ({ event: { files } }) => ({ files }) },
        { type: 'attach', params: ({ event: { files } }) => ({ files }) },
      ],
    },
    'attachment.remove': {
      actions: [{ type: 'dropFile', params: ({ event: { id } }) => ({ id }) }, 'saveDesk'],
    },
    'attachment.retry': { actions: { type: 'retryFile', params: ({ event: { id } }) => ({ id }) } },
    'upload.changed': {
      actions: [
        { type: 'storeUpload', params: ({ event: { upload } }) => ({ upload }) },
        'saveDesk',
      ],
    },
    'part.emitted': [
      {
        guard: { type: 'isReturnedPriced', params: spoken },
        target: '.pricing',
        actions: [{ type: 'takeBack', params: spoken }, 'saveDesk'],
      },
      {
        guard: { type: 'isReturned', params: spoken },
        actions: [{ type: 'takeBack', params: spoken }, 'saveDesk'],
      },
      {
        guard: { type: 'isFailed', params: spoken },
        actions: { type: 'passOn', params: spoken },
      },
      { actions: 'announceExpiry' },
    ],
  },
  initial: 'writing',
  states: {
    writing: {
      description: 'What is written costs nothing to read.',
      on: {
        'message.send': { guard: 'isSendable', actions: handOver },
        'price.open': { guard: 'isSeller', target: 'pricing', actions: ['openPrice', 'saveDesk'] },
      },
    },
    pricing: {
      description: 'It costs something to open: the price stands beside the message.',
      meta: { requirement: 'spec §7 isPaid, price; decisions §9 limits' },
      on: {
        'price.change': { actions: [{ type: 'storePrice', params: eventOf }, 'saveDesk'] },
        'price.remove': { target: 'writing', actions: ['dropPrice', 'saveDesk'] },
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
        'rules.told': [
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
