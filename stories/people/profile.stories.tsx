import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileMachine } from '#machines/people/profile.machine.ts';
import type { Profile } from '#machines/people/profile-page.types.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { ProfileView } from '#src/views/people/profile.view.tsx';
import { UserCard } from '#src/views/people/user-card.tsx';
import { at } from '#stories/lib/at.ts';
import { creator, fan, relationshipOf } from './profile.fixtures.ts';

export default {
  title: 'Flows/People/Profile',
  component: ProfileView,
} satisfies Meta<typeof ProfileView>;

type Story = StoryObj<typeof ProfileView>;

const nobody = { username: 'ada', viewerId: 3, profile: null, relationship: null, failure: null };
const known = (profile: Profile) => ({
  ...nobody,
  profile,
  relationship: at(relationshipMachine, { acquainted: 'stranger' }, relationshipOf(profile)),
});

export const Loading: Story = { args: { actor: at(profileMachine, 'loading', nobody) } };
export const ShownSettled: Story = {
  args: { actor: at(profileMachine, { shown: 'settled' }, known(creator)) },
};
export const ShownSettledAwkward: Story = {
  args: { actor: at(profileMachine, { shown: 'settled' }, known(fan)) },
};
export const ShownRefreshing: Story = {
  args: { actor: at(profileMachine, { shown: 'refreshing' }, known(creator)) },
};
export const ShownBehind: Story = {
  args: { actor: at(profileMachine, { shown: 'behind' }, known(creator)) },
};
export const Moved: Story = { args: { actor: at(profileMachine, 'moved', nobody) } };
export const Missing: Story = { args: { actor: at(profileMachine, 'missing', nobody) } };
export const Failed: Story = {
  args: { actor: at(profileMachine, 'failed', { ...nobody, failure: { kind: 'offline' } }) },
};

/** Card beside the posts on a wide screen. */
export const Card: StoryObj<typeof UserCard> = { render: () => <UserCard profile={creator} /> };
