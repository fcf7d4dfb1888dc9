import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { pictureChoiceSetup } from './picture-choice.setup.ts';
import type { SavedPicture } from './picture-choice.types.ts';

const storeSaved = { type: 'storeSaved', params: outputOf<SavedPicture> } as const;
const storeFailure = { type: 'storeFailure', params: failureOf } as const;
const storeUpload = { type: 'storeUpload', params: eventOf } as const;
const storeAlign = { type: 'storeAlign', params: eventOf } as const;
const refused = [whenSignedOut('resting'), { target: 'refused', actions: storeFailure }] as const;
const choose = {
  'picture.choose': {
    target: 'changing',
    actions: [{ type: 'orderUpload', params: eventOf }, 'keepUpload'],
  },
} as const;
/** Ends of an upload, whatever the picture did meanwhile. */
const ended = [
  { guard: { type: 'isReady', params: eventOf }, target: 'placing', actions: storeUpload },
  { guard: { type: 'isExpired', params: eventOf }, target: 'resting', actions: 'leaveUpload' },
  {
    guard: { type: 'isFailed', params: eventOf },
    target: 'refused',
    actions: [storeUpload, 'keepUpload', { type: 'storeRefusal', params: eventOf }, 'leaveUpload'],
  },
] as const;
const onTheWay = {
  guard: { type: 'isOwn', params: eventOf },
  actions: [storeUpload, 'keepUpload'],
} as const;
/** Only a picture that is there is moved, and it may be taken away meanwhile. */
const moved = { ...choose, 'picture.remove': { target: 'removing' } } as const;
/** Moved to where others see it already. */
const back = {
  guard: { type: 'isSaved', params: eventOf },
  target: 'resting',
  actions: storeAlign,
} as const;
const settled = {
  ...choose,
  'picture.remove': { guard: 'hasPicture', target: 'removing' },
  'picture.align': {
    guard: { type: 'canAlign', params: eventOf },
    target: 'aligning',
    actions: storeAlign,
  },
} as const;

/** One picture of a member: chosen, cut and removed, each shown to others at once. */
export const pictureChoiceMachine = pictureChoiceSetup.createMachine({
  id: 'pictureChoice',
  description: 'A member chooses the picture beside their name, or the one above their profile.',
  meta: { requirement: 'spec §2 settings profile; issue 19 profile: picture, banner, alignment' },
  context: ({ input }) => ({
    slot: input.slot,
    saved: { name: '', picture: null, align: { x: 50, y: 50, scale: 1 }, isMovable: false },
    align: { x: 50, y: 50, scale: 1 },
    upload: null,
    words: null,
    refusal: null,
    failure: null,
  }),
  invoke: {
    id: 'keepPicture',
    src: 'keepPicture',
    input: ({ context: { slot } }) => ({ slot }),
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The picture is on its way; a skeleton stands in its place.',
      tags: 'busy',
      on: { 'picture.found': { actions: { type: 'storeFound', params: eventOf } } },
      entry: 'forgetRefusal',
      invoke: {
        id: 'loadPicture',
        src: 'loadPicture',
        input: ({ context: { slot } }) => ({ slot }),
        onDone: [
          {
            guard: 'isUnsent',
            target: 'refused',
            actions: [storeSaved, 'storeUnsent', 'followUpload'],
          },
          { guard: 'isUnderWay', target: 'changing', actions: [storeSaved, 'followUpload'] },
          { target: 'resting', actions: storeSaved },
        ],
        onError: { target: 'failed', actions: storeFailure },
      },
    },
    failed: {
      description: 'What there is could not be read, so nothing can be changed.',
      on: {
        'picture.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
    resting: { description: 'The picture stands as others see it.', on: settled },
    changing: {
      description:
        'The file is checked, sent and made ready; the picture of before stays as it was.',
      tags: 'busy',
      entry: ['forgetRefusal', 'discardAlign'],
      on: {
        'upload.changed': [...ended, onTheWay],
        'picture.cancel': { target: 'resting', actions: 'dropUpload' },
      },
    },
    placing: {
      description: 'The file is ready, and the server is asked to show it.',
      tags: 'busy',
      invoke: {
        id: 'placePicture',
        src: 'placePicture',
        input: ({ context: { slot, upload } }) => ({ slot, hash: upload?.hash ?? '' }),
        onDone: { target: 'updated', actions: [storeSaved, 'dropUpload', 'announceUpdate'] },
        onError: [
          { ...whenSignedOut('resting'), actions: 'leaveUpload' },
          {
            guard: { type: 'isFinal', params: failureOf },
            target: 'refused',
            actions: [storeFailure, 'dropUpload'],
          },
          { target: 'unplaced', actions: storeFailure },
        ],
      },
    },
    unplaced: {
      description: 'Nobody knows whether it is shown: the file is there, and can be tried again.',
      exit: 'forgetRefusal',
      on: {
        ...choose,
        'picture.retry': { target: 'placing' },
        'connection.restored': { target: 'placing' },
      },
    },
    aligning: {
      description: 'What stays in sight differs from what others see, and the block says so.',
      on: {
        ...moved,
        'picture.align': [back, { actions: storeAlign }],
        'align.save': { target: 'saving' },
        'align.discard': { target: 'resting', actions: 'discardAlign' },
      },
    },
    saving: {
      description: 'What stays in sight is being saved.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'saveAlign',
        src: 'saveAlign',
        input: ({ context: { slot, align } }) => ({ slot, align }),
        onDone: { target: 'updated', actions: [storeSaved, 'announceUpdate'] },
        onError: [whenSignedOut('aligning'), { target: 'unsaved', actions: storeFailure }],
      },
    },
    unsaved: {
      description: 'What was set could not be saved; it stays and can be saved again.',
      on: {
        ...moved,
        'picture.align': [back, { target: 'aligning', actions: storeAlign }],
        'align.save': { target: 'saving' },
        'align.discard': { target: 'resting', actions: 'discardAlign' },
      },
    },
    removing: {
      description: 'The picture is being taken away, and so is what was chosen before.',
      tags: 'busy',
      entry: ['forgetRefusal', 'discardAlign', 'dropUpload'],
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        input: ({ context: { slot } }) => ({ slot }),
        onDone: { target: 'updated', actions: [storeSaved, 'announceUpdate'] },
        onError: refused,
      },
    },
    refused: {
      description:
        'Nothing has changed, and the reason is there; what was cut off is chosen again.',
      exit: 'forgetRefusal',
      on: {
        ...settled,
        'upload.changed': [...ended, { ...onTheWay, target: 'changing' }],
        'picture.cancel': { guard: 'isUnsent', target: 'resting', actions: 'dropUpload' },
      },
    },
    updated: {
      description: 'Others see the change, and a message says so for a moment.',
      after: { moment: { target: 'resting' } },
      on: settled,
    },
  },
});
