import type { Complaint, ComplaintSubject, Receipt } from '#machines/modal/complaint.types.ts';
import type { Report, ReportsPage, ReportStatus } from '#machines/people/reports.types.ts';
import type {
  ComplaintAnswer,
  ComplaintRequest,
  ComplaintsAnswer,
  ComplaintStatus,
  OwnComplaint,
} from '#src/contract/complaint.ts';
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
  const { data, meta } = await http.get<ComplaintsAnswer>('/api/v1/complaints', {
    query: { cursor: cursor ?? undefined },
  });
  return { reports: data.map(toReport), nextCursor: meta.next_cursor };
};
