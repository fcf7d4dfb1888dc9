import { promisePort } from '../lib/port.ts';
import type { ExploreItem, ExploreRequest } from './explore.types.ts';

/** The newest public posts, or the people and posts that fit some words; needs no login. Throws a Failure. */
export const loadExplore = promisePort<readonly ExploreItem[], ExploreRequest>('loadExplore');
