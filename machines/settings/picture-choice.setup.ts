import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import type { PickedFile } from '../media/upload.types.ts';
import { changePicture, loadPicture, removePicture, saveAlign } from './picture-choice.ports.ts';
import type * as Types from './picture-choice.types.ts';

type Aligned = { align: Types.PictureAlign };

const isEqual = (one: Types.PictureAlign, other: Types.PictureAlign) =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

/** The setup of the chart of one picture of a member. */
export const pictureChoiceSetup = setup({
  types: {
    context: {} as Types.PictureChoiceContext,
    input: {} as Types.PictureChoiceInput,
    events: {} as Types.PictureChoiceEvent,
    emitted: {} as Types.PictureChoiceEmitted,
    children: {} as {
      loadPicture: 'loadPicture';
      changePicture: 'changePicture';
      removePicture: 'removePicture';
      saveAlign: 'saveAlign';
    },
  },
  actors: { loadPicture, changePicture, removePicture, saveAlign },
  guards: {
    hasPicture: ({ context }) => context.saved.picture !== null,
    isSaved: ({ context }, { align }: Aligned) => isEqual(align, context.saved.align),
    canAlign: ({ context: { saved } }, { align }: Aligned) =>
      saved.picture !== null && !isEqual(align, saved.align),
    isTaken: (_, { kind }: Types.PictureOutcome) => kind === 'taken',
    isExpired: (_, outcome: Types.PictureOutcome) =>
      outcome.kind === 'refused' && outcome.reason.kind === 'sessionOver',
    isSessionOver: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeFile: assign((_, { file }: { file: PickedFile }) => ({ file })),
    storeAlign: assign((_, { align }: Aligned) => ({ align })),
    storeSaved: assign((_, saved: Types.SavedPicture) => ({ saved, align: saved.align })),
    storeOutcome: assign((_, outcome: Types.PictureOutcome) =>
      outcome.kind === 'taken'
        ? { saved: outcome.saved, align: outcome.saved.align }
        : { refusal: outcome },
    ),
    discardAlign: assign({ align: ({ context }) => context.saved.align }),
    storeFailure: assign(withFailure),
    forgetRefusal: assign({ failure: null, refusal: null }),
    announceUpdate: emit({ type: 'member.updated' }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { moment: 2000 },
});
