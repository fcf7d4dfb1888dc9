import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Prose } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DocumentationLayout } from '#src/views/app/layouts/documentation.layout.tsx';
import { GuestLayout } from '#src/views/app/layouts/guest.layout.tsx';
import { MainLayout } from '#src/views/app/layouts/main.layout.tsx';
import { PendingLayout } from '#src/views/app/layouts/pending.layout.tsx';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import { common, feed, member } from './layouts.fixtures.tsx';

export default { title: 'Screens/App/Layouts' } satisfies Meta;

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
