import type { Comment } from '#machines/posts/comment.types.ts';
import { ada } from './posts.fixtures.ts';

const bo = {
  id: 3,
  username: 'bo',
  displayName: 'Bo Lind',
  profilePhoto: null,
  isVerified: false,
};

/** Of the viewer, written just now. */
export const ownComment: Comment = {
  id: 101,
  author: bo,
  text: 'The third picture is the one I keep coming back to.',
  createdAt: '2026-11-20T06:00:00.000Z',
  editedAt: null,
  canEdit: true,
  canDelete: true,
};

/** Of the post's author. */
export const authorComment: Comment = {
  ...ownComment,
  id: 102,
  author: ada,
  text: 'It nearly did not make it. The tripod was still in the car.',
  editedAt: '2026-11-20T06:10:00.000Z',
  canEdit: false,
  canDelete: false,
};

/** Hostile and awkward text: it must stay text and break nothing. */
export const hostileComment: Comment = {
  ...authorComment,
  id: 103,
  author: {
    ...bo,
    id: 9,
    username: 'w',
    displayName: 'Wilhelmina Featherstonehaugh '.repeat(3).trim(),
  },
  text: `<script>alert(1)</script>\n${'withoutanybreak'.repeat(12)}\nمرحبا 你好 🙂`,
};
