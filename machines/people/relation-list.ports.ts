import { promisePort } from '../lib/port.ts';
import type { RelationListName, RelationPage } from './relation.types.ts';

/** The latest hundred of a list. Throws a Failure. */
export const loadStart = promisePort<RelationPage, { list: RelationListName }>('loadStart');

/** All of a list after a cursor, or all there is after null; its `next` is null. Throws a Failure. */
export const loadRest = promisePort<RelationPage, { list: RelationListName; after: string | null }>(
  'loadRest',
);
