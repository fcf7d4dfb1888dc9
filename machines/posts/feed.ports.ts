import { promisePort } from '../lib/port.ts';
import type { FeedPage } from './post-list.types.ts';

/** One page of the member's feed; a null cursor asks for the newest. Throws a Failure. */
export const loadFeed = promisePort<FeedPage, { cursor: string | null }>('loadFeed');
