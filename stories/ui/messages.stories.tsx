import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, CountBadge } from '#src/ui/style/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Lock, MessageCircle } from '#src/ui/style/icons.ts';
import { OfflineBar } from '#src/ui/frame/offline-bar.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { ToastRegion } from '#src/ui/dialog/toast-region.tsx';

export default {
  title: 'Controls/Style/Callouts badges and toasts',
  parameters: { layout: 'padded' },
} satisfies Meta;

const tones = ['neutral', 'positive', 'caution', 'negative'] as const;
const nothing = () => undefined;

export const Callouts: StoryObj = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Callout key={tone} tone={tone} title="Your payout is on its way">
          It reaches your bank within two working days.
        </Callout>
      ))}
      <Callout tone="caution" actions={<Button>Try again</Button>}>
        We could not reach the server. Nothing you typed is lost.
      </Callout>
    </Stack>
  ),
};

export const Badges: StoryObj = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon={Lock}>
          Subscribers
        </Badge>
      ))}
      <CountBadge count={3} label="3 unread chats" />
      <CountBadge count={128} label="128 unread chats" />
    </Row>
  ),
};

export const Toasts: StoryObj = {
  render: () => (
    <ToastRegion
      label="Notices"
      onDismiss={nothing}
      onHold={nothing}
      onRelease={nothing}
      toasts={[
        {
          id: '1',
          tone: 'negative',
          alert: true,
          title: 'Session Expired!',
          text: 'Sign in again to continue.',
        },
        { id: '2', tone: 'positive', alert: false, text: 'You are signed in!' },
        { id: '3', tone: 'neutral', alert: false, text: 'Your info has been updated!' },
      ]}
    />
  ),
};

export const Offline: StoryObj = {
  render: () => (
    <Stack>
      <OfflineBar action={<Button tone="quiet">Try now</Button>}>
        The server does not answer. We keep trying.
      </OfflineBar>
      <OfflineBar tone="positive">You are back online.</OfflineBar>
    </Stack>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      icon={MessageCircle}
      title="No messages yet"
      actions={<Button tone="primary">Find somebody to write to</Button>}
    >
      Your conversations with creators and fans will be here.
    </EmptyState>
  ),
};
