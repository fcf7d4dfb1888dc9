import { promisePort } from '../lib/port.ts';
import type { ExploreItem } from './explore.types.ts';

/** The newest public posts and people; needs no login. Throws a Failure. */
export const loadExplore = promisePort<readonly ExploreItem[]>('loadExplore');
