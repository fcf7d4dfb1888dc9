import { fromPromise } from 'xstate';
import { relationListMachine } from '#machines/people/relation-list.machine.ts';
import type { RelationCounts } from '#machines/people/relation.types.ts';
import { countPeople } from '#src/api/people/relations.ts';
import { relationListAdapter, type RelationServices } from './relation-list.adapter.ts';

/** Joins the screen's ports to `GET /api/v1/people/counts` and to its list. */
export const relationsAdapter = (services: RelationServices) => ({
  actors: {
    countPeople: fromPromise<RelationCounts, void>(() => countPeople(services.http)),
    people: relationListMachine.provide(relationListAdapter(services)),
  },
});
