import { fromPromise } from 'xstate';
import type { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { relationListMachine } from '#machines/people/relation-list.machine.ts';
import type { RelationCounts } from '#machines/people/relation.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { countPeople } from '#src/api/relations.ts';
import { relationListAdapter } from './relation-list.adapter.ts';

/** Joins the screen's ports to `GET /api/v1/people/counts` and to its list. */
export const relationsAdapter = (http: Http, ban: typeof blacklistMachine) => ({
  actors: {
    countPeople: fromPromise<RelationCounts, void>(() => countPeople(http)),
    people: relationListMachine.provide(relationListAdapter(http, ban)),
  },
});
