import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { invitationMachine } from '#machines/auth/invitation.machine.ts';
import type { InvitationContext } from '#machines/auth/invitation.types.ts';
import { InvitationView } from '#src/views/auth/invitation.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/Auth/Invitation', component: InvitationView } satisfies Meta<
  typeof InvitationView
>;

type Story = StoryObj<typeof InvitationView>;
const ada = { username: 'ada', displayName: 'Ada Lovelace', profilePhoto: null };
const story = (
  value: StateValueFrom<typeof invitationMachine>,
  inviter: InvitationContext['inviter'] = null,
): Story => ({ args: { actor: at(invitationMachine, value, { code: 'ada-first', inviter }) } });

export const Recalling = story('recalling');

export const Visiting = story('visiting');

export const Finding = story('finding');

export const Invited = story('invited', ada);

export const Unnamed = story('unnamed');

export const Uninvited = story('uninvited');
