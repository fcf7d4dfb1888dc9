import { promisePort } from '../lib/port.ts';
import type { OpenTo } from './thread-access.types.ts';

/** Says who may write below a post of one's own. Idempotent. Throws a Failure. */
export const openThread = promisePort<void, { postId: number; openTo: OpenTo }>('openThread');
