import { promisePort } from '../lib/port.ts';
import type { ExplorePage, ExploreRequest } from './explore.types.ts';

/** A page of public posts, or of the people and posts that fit some words; needs no login. Throws a Failure. */
export const loadExplore = promisePort<ExplorePage, ExploreRequest>('loadExplore');
