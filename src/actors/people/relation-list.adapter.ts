import { fromPromise } from 'xstate';
import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { avatarsMachine } from '#machines/people/avatars.machine.ts';
import { followMachine } from '#machines/people/follow.machine.ts';
import type { RelationListName, RelationPage } from '#machines/people/relation.types.ts';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadRest, loadStart } from '#src/api/people/relations.ts';
import type { AvatarCache } from './avatars.types.ts';
import { avatarsAdapter } from './avatars.adapter.ts';
import { blacklistAdapter } from './blacklist.adapter.ts';
import { followAdapter } from './follow.adapter.ts';
import { subscriptionAdapter } from './subscription.adapter.ts';

/** Yields to the event loop between two pages of a long list, so that the UI stays responsive. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Dependencies of the lists of people, shared in one app. */
export interface RelationServices {
  readonly http: Http;
  readonly avatars: AvatarCache;
}

/** Joins the relation list's ports to `GET /api/v1/people/{list}`, and those of its rows. */
export const relationListAdapter = ({ http, avatars }: RelationServices) => ({
  actors: {
    loadStart: fromPromise<RelationPage, { list: RelationListName }>(({ input }) =>
      loadStart(http, input.list),
    ),
    loadRest: fromPromise<RelationPage, { list: RelationListName; after: string | null }>(
      ({ input, signal }) => loadRest(http, input.list, input.after, breath, signal),
    ),
    avatars: avatarsMachine.provide(avatarsAdapter(http, avatars)),
    follow: followMachine.provide(followAdapter(http)),
    ban: blacklistMachine.provide(blacklistAdapter(http)),
    renewal: subscriptionMachine.provide(subscriptionAdapter(http)),
  },
});
