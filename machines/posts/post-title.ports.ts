import { promisePort } from '../lib/port.ts';
import type { MyPost } from './my-post.types.ts';
import type { TitleSaving } from './post-title.types.ts';

/** `PATCH /api/v1/posts/{id}` with the title alone. Throws a Failure; 409 when it changed elsewhere. */
export const saveTitle = promisePort<MyPost, TitleSaving>('saveTitle');
