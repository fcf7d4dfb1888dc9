import type { Report } from '#machines/people/reports.types.ts';

export const received: Report = {
  id: 42,
  number: 'R-42',
  subject: 'chat',
  displayName: 'Inês Marques',
  path: '/ines_m',
  reason: 'spam',
  message: 'Spam or advertising',
  status: 'received',
  createdAt: '2026-05-04T10:00:00.000Z',
};

/** One of each status and subject, and one about somebody who is gone. */
export const reports: readonly Report[] = [
  received,
  {
    ...received,
    id: 41,
    number: 'R-41',
    subject: 'post',
    path: '/ines_m/post/7',
    reason: 'stolen',
    message: 'These are my own pictures.\nI can send the originals.',
    status: 'inReview',
  },
  {
    ...received,
    id: 40,
    number: 'R-40',
    subject: 'comment',
    path: null,
    reason: null,
    message: 'Insults below my post.',
    status: 'acted',
  },
  {
    ...received,
    id: 39,
    number: 'R-39',
    displayName: null,
    path: null,
    reason: 'other',
    message: 'A long account of it. '.repeat(20),
    status: 'dismissed',
  },
];
