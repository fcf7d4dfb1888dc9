import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { profileMachine } from '#machines/people/profile.machine.ts';
import en from '#src/locales/en/index.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { ProfileView } from '#src/views/people/profile.view.tsx';
import { UserCard } from '#src/views/people/user-card.tsx';
import { at } from '#stories/lib/at.ts';
import { creator } from '#stories/people/profile.fixtures.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const drawn = (view: ReactNode) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        {view}
      </TextProvider>,
    ),
  );
  ends.push(() => {
    root.unmount();
    place.remove();
  });
  return place;
};

const hostile =
  'Prints: https://quill.example/prints. Not javascript:alert(1), nor <a href="//evil.test">.';
const profile = { ...creator, about: hostile };
const seen = { profile, relationship: null, username: 'ada', failure: null, viewerId: 3 };
const head = () => at(profileMachine, { shown: 'settled' }, seen);

test.each([
  ['the card', () => <UserCard profile={profile} />],
  ['the head', () => <ProfileView actor={head()} />],
])('an address in what a member says of themselves can be followed from %s', (_, view) => {
  const place = drawn(view());
  expect(place.textContent).toContain(hostile);
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[target]')];
  expect(links.map(({ href }) => href)).toEqual(['https://quill.example/prints']);
  expect(links[0]?.rel).toBe('noopener noreferrer nofollow');
});
