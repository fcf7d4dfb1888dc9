import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { pictureAltMachine } from '#machines/settings/picture-alt.machine.ts';
import type { PictureAltContext } from '#machines/settings/picture-alt.types.ts';
import { PictureAltView } from '#src/views/settings/picture-alt.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Settings/Picture description',
  component: PictureAltView,
} satisfies Meta<typeof PictureAltView>;

type Story = StoryObj<typeof PictureAltView>;
const calm: PictureAltContext = {
  slot: 'banner',
  alt: 'A lake at dawn, and a white boat on it.',
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof pictureAltMachine>,
  context: Partial<PictureAltContext> = {},
): Story => ({ args: { actor: at(pictureAltMachine, value, { ...calm, ...context }) } });
const long = 'The alt field must not be greater than 1000 characters.';

export const Editing = story('editing');

export const EditingWithNothingSaid = story('editing', { alt: '' });

export const Saving = story('saving');

export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: long, fields: { alt: [long] }, jwt: null },
});

const gone = 'There is no picture to describe.';
export const RejectedWithoutAPicture = story('rejected', {
  failure: { kind: 'invalid', message: gone, fields: { alt: [gone] }, jwt: null },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Updated = story('updated');
