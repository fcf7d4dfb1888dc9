import type { Meta, StoryObj } from '@storybook/react-vite';
import { welcomeMachine } from '#machines/app/welcome.machine.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import { exploreMachine } from '#machines/posts/explore.machine.ts';
import { WelcomeView } from '#src/views/app/welcome.view.tsx';
import { actions } from '#stories/posts/post-actions.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { ada, gridPost, openPost } from '#stories/posts/posts.fixtures.ts';

export default {
  title: 'Screens/App/Welcome',
  component: WelcomeView,
} satisfies Meta<typeof WelcomeView>;

type Story = StoryObj<typeof WelcomeView>;

const parts = () => ({
  login: at(loginMachine, 'editing', {
    demo: null,
    social: null,
    passkey: null,
    failure: null,
    secondsLeft: 0,
  }),
  explore: at(exploreMachine, 'exhausted', {
    ...actions({ place: 'explore', viewerId: null }),
    words: '',
    kind: 'all',
    viewerId: null,
    counts: null,
    follows: null,
    recent: null,
    suggestions: null,
    order: 'new',
    typed: '',
    isPaged: false,
    cursor: null,
    failure: null,
    entries: [
      { type: 'user', item: { ...ada, isFollower: false } },
      { type: 'post', item: openPost },
      { type: 'post', item: gridPost },
    ],
  }),
});

export const Greeting: Story = {
  args: { actor: at(welcomeMachine, 'greeting', { refused: false, ...parts() }) },
};

export const GreetingAfterRefusal: Story = {
  args: { actor: at(welcomeMachine, 'greeting', { refused: true, ...parts() }) },
};
