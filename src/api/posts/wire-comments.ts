import type { Comment, CommentsAnswer } from '#src/contract/posts/comment.ts';
import * as read from '../lib/reader.ts';
import { userCard } from '../people/wire-people.ts';
import { readers, rights } from './wire-posts.ts';

/** A comment; without its text there is nothing to show. */
export const comment: read.Reader<Comment> = read.sureRecord<Comment>({
  id: read.id,
  post_id: read.number(),
  author: userCard,
  text: read.text(),
  created_at: read.moment,
  edited_at: read.momentOrNull,
  can: rights,
});

/** A comment as the answer. */
export const commentAnswer = read.sureRecord<{ data: Comment }>({ data: comment });

type CommentsMeta = Pick<CommentsAnswer['meta'], 'next_cursor' | 'open_to' | 'can_comment'> & {
  readonly count: number | null;
};

/** A page of a thread: who may write below is the server's to refuse where it is not said. */
export const commentsAnswer = read.sureRecord({
  data: read.sureList(comment),
  meta: read.record<CommentsMeta>({
    next_cursor: read.orNull(read.sureText),
    count: read.orNull(read.number()),
    open_to: read.oneOf(readers, 'readers'),
    can_comment: read.flag(true),
  }),
});
