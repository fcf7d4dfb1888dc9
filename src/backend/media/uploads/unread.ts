import type { FileRow } from '../../db/schema/files.ts';

/**
 * What a row holds of a video of which its device said nothing, until ffmpeg has read it: no length,
 * and the shape of most videos, whose numbers are no size.
 */
export const unreadFacts = { duration: null, width: 16, height: 9 } as const;

/** True for a video whose length and size nobody has read yet. */
export const isUnread = ({ type, duration }: Pick<FileRow, 'type' | 'duration'>): boolean =>
  type === 'video' && duration === null;
