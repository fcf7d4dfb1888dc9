import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#src/ui/style/card.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Prose } from '#src/ui/style/prose.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { Tips } from '#src/ui/dialog/tips.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DocumentationLayout } from '#src/views/app/layouts/documentation.layout.tsx';
import { GuestLayout } from '#src/views/app/layouts/guest.layout.tsx';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import type { AccountMenuProps } from '#src/views/app/layouts/layout.types.ts';
import { Me } from '#src/views/app/layouts/me.tsx';
import { MainLayout } from '#src/views/app/layouts/main.layout.tsx';
import { PendingLayout } from '#src/views/app/layouts/pending.layout.tsx';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';

export default { title: 'Screens/App/Layouts' } satisfies Meta;

const choice = (name: string, label: string, value: string) => (
  <SelectField name={name} label={label} compact options={[{ value, label: value }]} />
);
const common = {
  brand: 'Fanfare',
  release: { version: '0.1.0', commit: '319d758' },
  locale: choice('locale', 'Language', 'English'),
  theme: choice('theme', 'Theme', 'System'),
};
const member = {
  ...common,
  viewer: {
    displayName: 'Ada Lovelace',
    username: 'ada',
    profilePhoto: null,
    isCreator: true,
    isVerified: true,
    isDeleted: false,
  },
  unread: 3,
  absent: [],
  onLogout: () => undefined,
  onGo: () => undefined,
  later: {
    Me,
    Tips,
    Account: (props: Pick<AccountMenuProps, 'viewer' | 'onGo' | 'onLogout'>) => (
      <AccountMenu
        {...props}
        isDiscreet={() => false}
        onDiscreet={() => undefined}
        onShortcuts={() => undefined}
      />
    ),
  },
};
const feed = (
  <Stack gap={24}>
    <ScreenHeading>Home</ScreenHeading>
    {['Morning light', 'A long walk', 'New series', 'Behind the scenes'].map((title) => (
      <Card key={title} as="article" label={title}>
        <strong>{title}</strong>
        <p>Nine pictures from the north side of the river, taken before anybody was awake.</p>
      </Card>
    ))}
  </Stack>
);

export const SignedIn: StoryObj = {
  render: () => (
    <SignedInLayout {...member} path="/">
      {feed}
    </SignedInLayout>
  ),
};

/** A member without work of their own. */
export const SignedInFan: StoryObj = {
  render: () => (
    <SignedInLayout
      {...member}
      viewer={{ ...member.viewer, isCreator: false, hasStudio: false }}
      path="/feed"
    >
      {feed}
    </SignedInLayout>
  ),
};

export const SignedInWide: StoryObj = {
  render: () => (
    <SignedInLayout {...member} path="/audience/followers" frame="wide">
      {feed}
    </SignedInLayout>
  ),
};

export const Guest: StoryObj = {
  render: () => (
    <GuestLayout {...common} path="/login" onAskAge={() => undefined}>
      <Stack>
        <ScreenHeading>Sign in</ScreenHeading>
        <TextField name="email" label="Email" />
      </Stack>
    </GuestLayout>
  ),
};

export const MainForGuest: StoryObj = {
  render: () => (
    <MainLayout {...common} path="/explore">
      {feed}
    </MainLayout>
  ),
};

export const Documentation: StoryObj = {
  render: () => (
    <DocumentationLayout {...common} path="/pages/terms">
      <Prose>
        <ScreenHeading>Terms</ScreenHeading>
        <p>Plain words about what we do for you and what we ask of you.</p>
        <h2>Money</h2>
        <p>Creators keep 80 % of what fans pay.</p>
      </Prose>
    </DocumentationLayout>
  ),
};

export const Pending: StoryObj = {
  render: () => (
    <PendingLayout {...common} path="/verify-email" onLogout={() => undefined}>
      <Stack>
        <ScreenHeading>Verify your email</ScreenHeading>
        <p>We sent a link to a..@example.com.</p>
      </Stack>
    </PendingLayout>
  ),
};

/** A document, as a closed account reads it. */
export const PendingForClosed: StoryObj = {
  render: () => (
    <PendingLayout
      {...common}
      path="/pages/contacts"
      layout="documentation"
      isDeleted
      onLogout={() => undefined}
    >
      <Prose>
        <ScreenHeading>Contacts</ScreenHeading>
        <p>Write to us, and we answer within a day.</p>
      </Prose>
    </PendingLayout>
  ),
};
