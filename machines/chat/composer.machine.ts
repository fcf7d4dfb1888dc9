import { composerWords } from './composer.words.ts';

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
    limit: 5000,
    outbox: spawn('outbox', { id: 'outbox', input }),
  }),
  entry: 'hearOutbox',
  invoke: {
    id: 'keepDesk',
    src: 'keepDesk',
    input: ({ context: { viewerId, chat } }) => ({ viewerId, chat }),
  },
  on: {
    'desk.opened': { actions: { type: 'restoreDesk', params: ({ event }) => event } },
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
    'message.send': {
      guard: 'isSendable',
      actions: ['releaseUploads', 'submit', 'clearText', 'saveDesk'],
    },
    'part.emitted': [
      {
        guard: { type: 'isReturned', params: ({ event: { emitted } }) => ({ emitted }) },
        actions: [
          { type: 'takeBack', params: ({ event: { emitted } }) => ({ emitted }) },
          'saveDesk',
        ],
      },
      { actions: 'announceExpiry' },
    ],
  },
  initial: 'writing',
  states: {
    writing: { description: 'The field is free; what was sent waits in the outbox.' },
  },
});
