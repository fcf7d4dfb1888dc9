import { otherProfileMachine } from '#machines/app/other-profile.machine.ts';
import { profileMachine } from '#machines/people/profile.machine.ts';
import { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { profileAdapter } from '#src/actors/people/profile.adapter.ts';
import { profilePostsAdapter } from '#src/actors/posts/profile-posts.adapter.ts';
import { OtherProfileView } from '#src/views/app/other-profile.view.tsx';
import { defineScreen } from '../define-screen.ts';
import type { AppServices } from '../services.types.ts';

interface Needs {
  readonly lazyActors: {
    readonly postActions: LazyMachine<typeof postActionsMachine>;
  };
}

/** `/{username}`. */
export default defineScreen({
  machine: otherProfileMachine,
  View: OtherProfileView,
  title: 'people.profile.handle',
  keeps: true,
  provide: ({ http, lazyActors }: AppServices & Needs) => {
    const actions = lazyActors.postActions;
    return {
      actors: {
        profile: profileMachine.provide(profileAdapter(http)),
        posts: profilePostsMachine.provide({
          actors: { ...profilePostsAdapter(http).actors, actions },
        }),
        guestProfile: profileMachine.provide(profileAdapter(http, 'guest')),
        guestPosts: profilePostsMachine.provide({
          actors: { ...profilePostsAdapter(http, 'guest').actors, actions },
        }),
      },
    };
  },
  input: ({ params, viewer }) => ({
    username: params['username'] ?? '',
    viewerId: viewer?.id ?? null,
  }),
});
