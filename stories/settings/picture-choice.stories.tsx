import type { Meta, StoryObj } from '@storybook/react-vite';
import { unsentUpload } from '#machines/lib/held-file.ts';
import { pictureAltMachine } from '#machines/settings/picture-alt.machine.ts';
import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import type { PictureChoiceContext } from '#machines/settings/picture-choice.types.ts';
import { PictureChoiceView } from '#src/views/settings/picture-choice.view.tsx';
import { at } from '#stories/lib/at.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { upload } from '#stories/media/media.fixtures.ts';
import {
  cutBanner,
  noPicture,
  pickedFile,
  plainFace,
  savedBanner,
} from './picture-choice.fixtures.ts';

export default {
  title: 'Flows/Settings/Profile picture and banner',
  component: PictureChoiceView,
} satisfies Meta<typeof PictureChoiceView>;

type Story = StoryObj<typeof PictureChoiceView>;

const banner: PictureChoiceContext = {
  slot: 'banner',
  saved: savedBanner,
  align: savedBanner.align,
  upload: null,
  words: null,
  refusal: null,
  failure: null,
};
const lake = upload({ name: pickedFile.source.name });
const ready: Upload = { ...lake, status: 'ready', hash: 'lake' };
const cut = { ...banner, align: cutBanner.align };
const none = { ...banner, saved: noPicture };

export const Loading: Story = { args: { actor: at(pictureChoiceMachine, 'loading', none) } };
export const FailedWhereItIsNotOffered: Story = {
  args: {
    actor: at(pictureChoiceMachine, 'failed', { ...none, failure: { kind: 'notFound' } }),
  },
};

export const Failed: Story = { args: { actor: at(pictureChoiceMachine, 'failed', none) } };
export const Resting: Story = { args: { actor: at(pictureChoiceMachine, 'resting', banner) } };
export const RestingDescribed: Story = {
  args: {
    actor: at(pictureChoiceMachine, 'resting', {
      ...banner,
      words: at(pictureAltMachine, 'editing', {
        slot: 'banner',
        alt: 'A lake at dawn, and a white boat on it.',
        failure: null,
        secondsLeft: 0,
      }),
    }),
  },
};
export const RestingEmpty: Story = { args: { actor: at(pictureChoiceMachine, 'resting', none) } };
export const RestingFace: Story = {
  args: { actor: at(pictureChoiceMachine, 'resting', { ...banner, slot: 'avatar' }) },
};
const face: PictureChoiceContext = { ...banner, slot: 'avatar' };
export const RestingFaceOfPlainServer: Story = {
  args: {
    actor: at(pictureChoiceMachine, 'resting', {
      ...face,
      saved: plainFace,
    }),
  },
};
export const AligningFace: Story = {
  args: {
    actor: at(pictureChoiceMachine, 'aligning', { ...face, align: { x: 30, y: 20, scale: 1.6 } }),
  },
};
export const Changing: Story = {
  args: { actor: at(pictureChoiceMachine, 'changing', { ...banner, upload: lake }) },
};
const full: Upload = { ...lake, status: 'waiting', reason: { kind: 'serverFull' } };
export const ChangingLater: Story = {
  args: { actor: at(pictureChoiceMachine, 'changing', { ...banner, upload: full }) },
};
export const Placing: Story = {
  args: { actor: at(pictureChoiceMachine, 'placing', { ...banner, upload: ready }) },
};
export const Unplaced: Story = {
  args: {
    actor: at(pictureChoiceMachine, 'unplaced', {
      ...banner,
      upload: ready,
      failure: { kind: 'offline' },
    }),
  },
};
export const Aligning: Story = { args: { actor: at(pictureChoiceMachine, 'aligning', cut) } };
export const Saving: Story = { args: { actor: at(pictureChoiceMachine, 'saving', cut) } };
export const Unsaved: Story = {
  args: { actor: at(pictureChoiceMachine, 'unsaved', { ...cut, failure: { kind: 'offline' } }) },
};
export const Removing: Story = { args: { actor: at(pictureChoiceMachine, 'removing', banner) } };
export const Refused: Story = {
  args: {
    actor: at(pictureChoiceMachine, 'refused', {
      ...banner,
      refusal: { filename: 'lake.jpg', reason: { kind: 'empty' } },
    }),
  },
};
const cutOff = unsentUpload({ ...lake, type: 'image/jpeg', share: 0.4 });
export const RefusedUnsent: Story = {
  args: {
    actor: at(pictureChoiceMachine, 'refused', {
      ...banner,
      upload: cutOff,
      refusal: {
        filename: cutOff.name,
        reason: { kind: 'unsent', type: 'image/jpeg' },
        share: 0.4,
      },
    }),
  },
};
export const Updated: Story = { args: { actor: at(pictureChoiceMachine, 'updated', banner) } };
