import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { Upload } from '../media/uploaded.types.ts';
import { answered, begun, found, toSend } from './mass-intent.ts';
import { massMessageSetup } from './mass-message.setup.ts';

const uploaded = ({ event: { upload } }: { event: { upload: Upload } }) => ({ id: upload.id });
const leaving = { actions: ['releaseUploads', 'announceLeft'] } as const;

/** One message to an audience: counted before, read back, taken back for a moment, sent once. */
export const massMessageMachine = massMessageSetup.createMachine({
  id: 'massMessage',
  description: 'A creator writes to all of an audience at once.',
  meta: { requirement: 'decisions §8 rcpt; peers §2.9 mass messages' },
  context: ({ input }) => ({ ...input, ...begun }),
  on: {
    'upload.changed': [
      {
        guard: { type: 'isRepeated', params: eventOf },
        actions: [
          { type: 'cancelUpload', params: uploaded },
          { type: 'dropFile', params: uploaded },
        ],
      },
      { actions: { type: 'storeUpload', params: eventOf } },
    ],
  },
  initial: 'counting',
  states: {
    counting: {
      description: 'The server counts whom each audience would reach.',
      tags: 'busy',
      on: { 'dialog.dismiss': { actions: 'announceLeft' } },
      invoke: {
        id: 'loadAudience',
        src: 'loadAudience',
        onDone: {
          target: 'composing',
          actions: { type: 'storeOpened', params: outputOf },
        },
        onError: { target: 'uncounted', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    uncounted: {
      description: 'Nobody knows whom it would reach; counting can be tried again.',
      on: { 'mass.retry': { target: 'counting' }, 'dialog.dismiss': { actions: 'announceLeft' } },
    },
    composing: {
      description: 'Audience, words, files and price are open.',
      on: {
        'audience.choose': { actions: { type: 'storeAudience', params: eventOf } },
        'draft.change': { actions: { type: 'storeText', params: eventOf } },
        'files.attach': {
          actions: [
            { type: 'orderUploads', params: eventOf },
            { type: 'attach', params: eventOf },
          ],
        },
        'library.ask': { guard: 'hasRoom', actions: 'requestPicker' },
        'files.picked': { actions: { type: 'addPicked', params: eventOf } },
        'files.restore': { actions: { type: 'restoreFiles', params: eventOf } },
        'attachment.remove': {
          actions: [
            { type: 'cancelUpload', params: eventOf },
            { type: 'dropFile', params: eventOf },
          ],
        },
        'attachment.retry': { actions: { type: 'retryUpload', params: eventOf } },
        'duplicate.use': { actions: { type: 'answerDuplicate', params: eventOf } },
        'duplicate.send': { actions: { type: 'answerDuplicate', params: eventOf } },
        'attachment.exchange': { actions: { type: 'exchangeFile', params: eventOf } },
        'attachment.move': { actions: { type: 'moveFile', params: eventOf } },
        'price.open': { actions: 'openPrice' },
        'price.change': { actions: { type: 'storePrice', params: eventOf } },
        'price.remove': { actions: 'dropPrice' },
        'undo.choose': { actions: { type: 'storeUndo', params: eventOf } },
        'mass.review': [
          { guard: 'isReady', target: 'confirming', actions: 'pinOffer' },
          { guard: 'isUnpriced', actions: 'storeProblem' },
        ],
        'mass.recall': {
          target: 'checking',
          actions: ['pinOffer', { type: 'storeRecalled', params: eventOf }],
        },
        'dialog.dismiss': leaving,
        'input.discard': { guard: 'isBegun', ...leaving },
      },
    },
    confirming: {
      description: 'Whom it reaches, what it holds and costs is read back; nothing has left.',
      tags: 'unsent',
      on: {
        'mass.confirm': { target: 'sealing' },
        'mass.edit': { target: 'composing' },
        'dialog.dismiss': { target: 'composing' },
      },
    },
    sealing: {
      description: 'The intent gets its key, and the undo window is remembered.',
      tags: ['busy', 'unsent', 'sending'],
      invoke: {
        id: 'sealIntent',
        src: 'sealIntent',
        input: ({ context: { undoSeconds } }) => ({ undoSeconds }),
        onDone: {
          target: 'waiting',
          actions: [{ type: 'storeKey', params: outputOf }, 'startCountdown'],
        },
        onError: { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    waiting: {
      description: 'It has not left yet: for some seconds it can be taken back.',
      tags: ['unsent', 'sending'],
      meta: { requirement: 'peers §2.9 undo send' },
      always: { guard: 'isOver', target: 'sending' },
      after: { second: { target: 'waiting', reenter: true, actions: 'countDown' } },
      on: {
        'mass.undo': { target: 'composing', actions: 'dropKey' },
        'dialog.dismiss': { target: 'composing', actions: 'dropKey' },
      },
    },
    sending: {
      description: 'The server is asked to keep it; the dialog stays until it has answered.',
      tags: ['busy', 'sending'],
      invoke: {
        id: 'sendMass',
        src: 'sendMass',
        input: toSend,
        onDone: [
          {
            guard: { type: 'isAccepted', params: answered },
            target: 'sent',
            actions: [{ type: 'storeSent', params: answered }, 'releaseUploads'],
          },
          {
            guard: 'isCertain',
            target: 'refused',
            actions: { type: 'storeRefusal', params: answered },
          },
          { target: 'checking', actions: 'storeLost' },
        ],
        onError: [
          { ...whenSignedOut('unknown'), actions: 'storeWait' },
          {
            guard: { type: 'isFinal', params: failureOf },
            target: 'refused',
            actions: { type: 'storeFailure', params: failureOf },
          },
          {
            target: 'checking',
            actions: [{ type: 'storeFailure', params: failureOf }, 'storeLost'],
          },
        ],
      },
    },
    checking: {
      description: 'No answer of the send itself came: it is looked for, and not sent again.',
      meta: { requirement: 'issue 16 §17 a lost answer is never resent' },
      tags: 'busy',
      on: { 'dialog.dismiss': leaving },
      invoke: {
        id: 'findMass',
        src: 'findMass',
        input: ({ context: { key } }) => ({ key: key ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: found },
            target: 'sent',
            actions: ['storeFound', 'releaseUploads'],
          },
          { target: 'unknown', actions: [{ type: 'storeSearch', params: found }, 'storeWait'] },
        ],
        onError: { target: 'unknown', actions: 'storeWait' },
      },
    },
    unknown: {
      description: 'Nobody knows whether it was sent; it is looked for again, and sent by a press.',
      always: { guard: 'isOver', target: 'checking' },
      after: { second: { target: 'unknown', reenter: true, actions: 'countDown' } },
      on: {
        'mass.retry': { target: 'checking' },
        'mass.resend': { target: 'sending' },
        'dialog.dismiss': leaving,
      },
    },
    sent: {
      description: 'The server has kept it, and brings it to everybody by itself.',
      on: { 'dialog.dismiss': { actions: 'announceSent' } },
    },
    refused: {
      description: 'It went to nobody, and the reason stands there; what was written is kept.',
      tags: 'unsent',
      on: {
        'mass.edit': { target: 'composing', actions: 'dropKey' },
        'dialog.dismiss': { target: 'composing', actions: 'dropKey' },
      },
    },
  },
});
