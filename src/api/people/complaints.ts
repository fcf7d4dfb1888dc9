import type { Complaint, ComplaintSubject, Receipt } from '#machines/people/complaint.types.ts';
import type { Report, ReportsPage, ReportStatus } from '#machines/people/reports.types.ts';
import type {
  ComplaintRequest,
  ComplaintStatus,
  OwnComplaint,
} from '#src/contract/people/complaint.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { complaintsAnswer } from './wire-complaints.ts';

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
  const receipt = read.fieldOf(await http.post<unknown>(pathOf(about), body), 'receipt');
  return { number: read.orNull(read.sureText)(read.fieldOf(receipt, 'number')) };
};

const statuses: Readonly<Record<ComplaintStatus, ReportStatus>> = {
  received: 'received',
  in_review: 'inReview',
  acted: 'acted',
  dismissed: 'dismissed',
};

const toReport = (wire: OwnComplaint): Report => ({
  id: wire.id,
  number: wire.number,
  subject: wire.subject,
  displayName: wire.person?.display_name ?? null,
  path: wire.path,
  reason: wire.reason,
  message: wire.message,
  status: statuses[wire.status],
  createdAt: wire.created_at,
});

/** `GET /complaints?cursor`: twenty of one's own, latest first. */
export const loadReports = async (http: Http, cursor: string | null): Promise<ReportsPage> => {
  const query = { cursor: cursor ?? undefined };
  const { data, meta } = complaintsAnswer(await http.get<unknown>('/api/v1/complaints', { query }));
  return { entries: data.map(toReport), cursor: meta.next_cursor };
};
