import type { Complaint, ComplaintSubject, Receipt } from '#machines/modal/complaint.types.ts';
import type { ComplaintAnswer, ComplaintRequest } from '#src/contract/complaint.ts';
import type { Http } from './http.types.ts';

function pathOf(about: ComplaintSubject): string {
  if (about.kind === 'chat') return `/api/v1/chat/${about.userId}/complaint`;
  if (about.kind === 'comment') return `/api/v1/comments/${about.commentId}/complaint`;
  return `/api/v1/posts/${about.postId}/complaint`;
}

/** `POST /chat/{userId}/complaint`, and of a post or a comment; a server may give no receipt. */
export const sendComplaint = async (
  http: Http,
  { about, reason, message }: Complaint & { about: ComplaintSubject },
): Promise<Receipt> => {
  const body: ComplaintRequest = { reason, message };
  const { receipt } = await http.post<ComplaintAnswer>(pathOf(about), body);
  return { number: receipt?.number ?? null };
};
