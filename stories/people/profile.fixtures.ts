import type { ContextFrom } from 'xstate';
import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { followMachine } from '#machines/people/follow.machine.ts';
import { unrelated } from '#machines/people/known-relation.ts';
import { profileLinkMachine } from '#machines/people/profile-link.machine.ts';
import type { Profile } from '#machines/people/profile-page.types.ts';
import type { Relationship, Subscription } from '#machines/people/relation.types.ts';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { at } from '#stories/lib/at.ts';
import { running } from './people.fixtures.ts';

const hills = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><rect width="1200" height="400" fill="#cfe0ee"/><circle cx="900" cy="120" r="60" fill="#fff3d6"/><path d="M0 330 Q300 180 620 300 T1200 240 V400 H0Z" fill="#4f7c6b"/></svg>',
)}`;

/** Relation of a viewer who has done nothing yet. */
export const stranger: Relationship = {
  ...unrelated,
  followersCount: 1284,
};
export const follower: Relationship = { ...stranger, isFollower: true, followersCount: 1285 };

/** With a subscription, running or over. */
export const subscribedAs = (change: Partial<Subscription>): Relationship => ({
  ...follower,
  isSubscriber: change.isExpired !== true,
  subscription: { ...running, ...change },
});

/** A creator with a price, a banner and words of her own. */
export const creator: Profile = {
  id: 2,
  username: 'ada',
  displayName: 'Ada Quill',
  profilePhoto: null,
  largePhoto: null,
  photoAlt: null,
  isVerified: true,
  isCreator: true,
  about:
    'Light over water, mostly before breakfast.\nPrints twice a year: https://quill.example/prints.',
  country: 'PT',
  banner: {
    url: hills,
    thumbUrl: hills,
    width: 1200,
    height: 400,
    placeholder: '#cfe0ee',
    alt: 'Hills below a pale sun',
  },
  bannerAlign: { x: 50, y: 50, scale: 1 },
  photoAlign: { x: 50, y: 50, scale: 1 },
  postsCount: 128,
  mediaCount: 412,
  followersCount: 1284,
  subscriptionPrice: { amount: 999, currency: 'USD' },
  joinedAt: '2024-03-02T09:00:00.000Z',
  isSelf: false,
  relationship: stranger,
};

/** A member who sells nothing, with an awkward name. */
export const fan: Profile = {
  ...creator,
  id: 31,
  username: 'a-very-long-user-name-for-one-row-only-30',
  displayName: `${'Anna-Maria-Magdalena '.repeat(6)}von und zu`,
  isVerified: false,
  isCreator: false,
  about: '<script>alert(1)</script> مرحبا 🎉',
  banner: null,
  postsCount: 1,
  followersCount: 1,
  subscriptionPrice: null,
  relationship: { ...stranger, isFollowedBy: true, followersCount: 1 },
};

/** The context of the relationship chart for a person, its children idle. */
export const relationshipOf = (
  profile: Profile,
  viewerId: number | null = 3,
): ContextFrom<typeof relationshipMachine> => {
  const { id: userId, username, displayName, relationship } = profile;
  const isMet = viewerId !== null && !profile.isSelf;
  const banType = relationship?.banType ?? null;
  const isFollower = relationship?.isFollower ?? false;
  return {
    viewerId,
    profile,
    relationship,
    link: at(profileLinkMachine, 'resting', { username }),
    follow: isMet
      ? at(followMachine, isFollower ? 'following' : 'apart', {
          userId,
          displayName,
          isFollower,
          failure: null,
        })
      : null,
    blacklist: isMet
      ? at(blacklistMachine, banType ? 'banned' : 'clear', {
          userId,
          displayName,
          banType,
          wanted: banType,
          failure: null,
        })
      : null,
  };
};
