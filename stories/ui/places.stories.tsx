import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Heading, ScreenHeading } from '#src/ui/style/heading.tsx';
import { Flag, Link2, Trash } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { Prose, MutedText } from '#src/ui/style/prose.tsx';
import { RelativeTime } from '#src/ui/texts/relative-time.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { TabLinks } from '#src/ui/frame/tab-links.tsx';
import { Tooltip } from '#src/ui/dialog/tooltip.tsx';

export default {
  title: 'Controls/Style/Cards links and menus',
  parameters: { layout: 'padded' },
} satisfies Meta;

const nothing = () => undefined;

export const Cards: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <ScreenHeading>Settings</ScreenHeading>
      <Card labelledBy="security">
        <Heading id="security">Security</Heading>
        <p>Two-factor authentication is on.</p>
        <MutedText>
          Changed <RelativeTime value={Date.now() - 7_200_000} />
        </MutedText>
        <Row>
          <Button>Turn off</Button>
          <Link href="/help">How it works</Link>
        </Row>
      </Card>
    </Stack>
  ),
};

export const Links: StoryObj = {
  render: () => (
    <Stack>
      <Prose>
        <p>
          Read the{' '}
          <Link href="/terms" look="inline">
            terms
          </Link>{' '}
          before you go on.
        </p>
      </Prose>
      <Row>
        <Link href="/a">Forgot your password?</Link>
        <Link href="/b" look="primary">
          Register
        </Link>
        <Link href="/c" look="secondary">
          Sign in
        </Link>
        <Link href="/d" look="quiet">
          Explore
        </Link>
      </Row>
    </Stack>
  ),
};

export const Menus: StoryObj = {
  render: () => (
    <MenuButton
      label="More about this post"
      onSelect={nothing}
      items={() => [
        { id: 'copy', label: 'Copy link', icon: Link2 },
        { id: 'report', label: 'Report post', icon: Flag },
        { id: 'delete', label: 'Delete', icon: Trash, tone: 'negative' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this post' }));
  },
};

export const TabPages: StoryObj = {
  render: () => (
    <TabLinks
      label="Billing"
      links={[
        { href: '/billing/received', label: 'Incoming', current: true },
        { href: '/billing/sent', label: 'Outgoing', current: false },
        { href: '/billing/cards', label: 'Cards', current: false },
      ]}
    />
  ),
};

export const Tooltips: StoryObj = {
  render: () => (
    <Tooltip text="20 % of what you earn">
      <Button>Platform fee</Button>
    </Tooltip>
  ),
};
