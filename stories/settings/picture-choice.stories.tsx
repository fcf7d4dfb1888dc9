import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import type { PictureChoiceContext } from '#machines/settings/picture-choice.types.ts';
import { PictureChoiceView } from '#src/views/settings/picture-choice.view.tsx';
import { at } from '#stories/lib/at.ts';
import { cutBanner, noPicture, pickedFile, savedBanner } from './picture-choice.fixtures.ts';

export default {
  title: 'Screens/Settings/Picture choice',
  component: PictureChoiceView,
} satisfies Meta<typeof PictureChoiceView>;

type Story = StoryObj<typeof PictureChoiceView>;

const banner: PictureChoiceContext = {
  slot: 'banner',
  saved: savedBanner,
  align: savedBanner.align,
  file: null,
  refusal: null,
  failure: null,
};
const cut = { ...banner, align: cutBanner.align };
const none = { ...banner, saved: noPicture };

export const Loading: Story = { args: { actor: at(pictureChoiceMachine, 'loading', none) } };
export const Failed: Story = { args: { actor: at(pictureChoiceMachine, 'failed', none) } };
export const Resting: Story = { args: { actor: at(pictureChoiceMachine, 'resting', banner) } };
export const RestingEmpty: Story = { args: { actor: at(pictureChoiceMachine, 'resting', none) } };
export const RestingFace: Story = {
  args: { actor: at(pictureChoiceMachine, 'resting', { ...banner, slot: 'avatar' }) },
};
export const Changing: Story = {
  args: { actor: at(pictureChoiceMachine, 'changing', { ...banner, file: pickedFile }) },
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
export const Updated: Story = { args: { actor: at(pictureChoiceMachine, 'updated', banner) } };
