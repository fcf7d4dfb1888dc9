import { relationsMachine } from '#machines/people/relations.machine.ts';
import type { RelationListName } from '#machines/people/relation.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { pathnameOf } from '#machines/navigation/location.ts';
import { relationsAdapter } from '#src/actors/people/relations.adapter.ts';
import { RelationsView } from '#src/views/people/relations.view.tsx';
import { defineScreen } from '../define-screen.ts';

const lists: Readonly<Record<string, RelationListName>> = {
  [href('interestsFollowed')]: 'followed',
};

/** The creators the member subscribes to, and the people they follow. */
export default defineScreen({
  machine: relationsMachine,
  View: RelationsView,
  title: 'people.relations.interests.title',
  keeps: true,
  provide: relationsAdapter,
  input: ({ path }) => ({ list: lists[pathnameOf(path)] ?? 'subscriptions' }),
});
