import type { Complaint, ComplaintSubject, Receipt } from '#machines/modal/complaint.types.ts';
import type { ComplaintAnswer, ComplaintRequest } from '#src/contract/complaint.ts';
import type { Http } from './http.types.ts';

const pathOf = (about: ComplaintSubject): string =>
  about.kind === 'chat'
    ? `/api/v1/chat/${about.userId}/complaint`
    : `/api/v1/posts/${about.postId}/complaint`;

/** `POST /chat/{userId}/complaint` or `POST /posts/{id}/complaint`; a server may give no receipt. */
export const sendComplaint = async (
  http: Http,
  { about, reason, message }: Complaint & { about: ComplaintSubject },
): Promise<Receipt> => {
  const body: ComplaintRequest = { reason, message };
  const { receipt } = await http.post<ComplaintAnswer>(pathOf(about), body);
  return { number: receipt?.number ?? null };
};
