import type { OwnComplaint } from '#src/contract/people/complaint.ts';
import * as read from '../lib/reader.ts';
import { nextCursor } from '../posts/wire-posts.ts';
import { userCard } from './wire-people.ts';

const complaintReasons = [
  'spam',
  'harassment',
  'violence',
  'illegal',
  'stolen',
  'fraud',
  'other',
] as const;

export const complaintsAnswer = read.sureRecord({
  data: read.sureList(
    read.sureRecord<OwnComplaint>({
      id: read.id,
      number: read.text(),
      subject: read.oneOf(['chat', 'post', 'comment'], 'chat'),
      person: read.orNull(userCard),
      path: read.orNull(read.sureText),
      reason: (value) => complaintReasons.find((reason) => reason === value) ?? null,
      message: read.text(),
      status: read.oneOf(['received', 'in_review', 'acted', 'dismissed'], 'received'),
      created_at: read.moment,
    }),
  ),
  meta: nextCursor,
});
