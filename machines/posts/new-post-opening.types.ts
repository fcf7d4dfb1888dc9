import type { DeviceAnswer, PostOpeningInput, SearchState } from './post-opening.types.ts';

export type NewPostOpeningInput = Pick<PostOpeningInput, 'author'>;

export interface NewPostOpeningContext extends NewPostOpeningInput, SearchState, DeviceAnswer {}
