import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { profileMachine } from '#machines/people/profile.machine.ts';
import type { Profile } from '#machines/people/profile-page.types.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { ChatPersonView } from '#src/views/chat/chat-person.view.tsx';
import { at } from '#stories/lib/at.ts';
import { creator, fan, relationshipOf } from '#stories/people/profile.fixtures.ts';
import { viewerId } from './chat.fixtures.ts';

export default { title: 'Flows/Chat/Person', component: ChatPersonView } satisfies Meta<
  typeof ChatPersonView
>;

type Story = StoryObj<typeof ChatPersonView>;

const nobody = { username: 'ada', viewerId, profile: null, relationship: null, failure: null };
const about = (profile: Profile) =>
  at(
    profileMachine,
    { shown: 'settled' },
    {
      ...nobody,
      profile,
      relationship: at(relationshipMachine, { acquainted: 'stranger' }, relationshipOf(profile)),
    },
  );
const open = (profile: ReturnType<typeof about>): Story => ({
  args: { actor: at(chatPersonMachine, 'open', { viewerId, profile }) },
});

export const Closed: Story = {
  args: { actor: at(chatPersonMachine, 'closed', { viewerId, profile: null }) },
};
export const Open: Story = open(about(creator));
export const OpenOnAFan: Story = open(about(fan));
export const OpenWhileLoading: Story = open(at(profileMachine, 'loading', nobody));
export const OpenAndFailed: Story = open(
  at(profileMachine, 'failed', { ...nobody, failure: { kind: 'offline' } }),
);
export const OpenAndMissing: Story = open(at(profileMachine, 'missing', nobody));
