import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Screen } from '#src/app/define-screen.ts';
import type { RunningServices } from '#src/app/running-services.types.ts';
import type explore from '#src/app/screens/explore.screen.ts';
import type home from '#src/app/screens/home.screen.ts';
import type login from '#src/app/screens/login.screen.tsx';
import type messages from '#src/app/screens/messages.screen.ts';
import type otherProfile from '#src/app/screens/other-profile.screen.ts';
import type post from '#src/app/screens/post.screen.ts';
import type registration from '#src/app/screens/registration.screen.tsx';
import type settingsSite from '#src/app/screens/settings-site.screen.ts';
import type twoFactor from '#src/app/screens/two-factor.screen.tsx';
import type welcome from '#src/app/screens/welcome.screen.ts';

/** Screens are found by their files, so no type holds their needs to what the app has: this does. */
type Held<Screens extends Readonly<Record<string, Screen<RunningServices>>>> = keyof Screens;
type Asking = Held<{
  'explore.screen.ts': typeof explore;
  'home.screen.ts': typeof home;
  'login.screen.tsx': typeof login;
  'messages.screen.ts': typeof messages;
  'other-profile.screen.ts': typeof otherProfile;
  'post.screen.ts': typeof post;
  'registration.screen.tsx': typeof registration;
  'settings-site.screen.ts': typeof settingsSite;
  'two-factor.screen.tsx': typeof twoFactor;
  'welcome.screen.ts': typeof welcome;
}>;

const held: Readonly<Record<Asking, true>> = {
  'explore.screen.ts': true,
  'home.screen.ts': true,
  'login.screen.tsx': true,
  'messages.screen.ts': true,
  'other-profile.screen.ts': true,
  'post.screen.ts': true,
  'registration.screen.tsx': true,
  'settings-site.screen.ts': true,
  'two-factor.screen.tsx': true,
  'welcome.screen.ts': true,
};

test('every screen that needs more than all have is held to what a running app gives', () => {
  const asking = readdirSync('src/app/screens').filter((file) =>
    readFileSync(`src/app/screens/${file}`, 'utf8').includes('interface Needs'),
  );
  expect(asking.toSorted()).toEqual(Object.keys(held).toSorted());
});
