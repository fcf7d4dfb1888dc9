import type { ExportKnown } from '#machines/settings/data-export.types.ts';

/** Asked for, and not counted yet. */
export const waiting: ExportKnown = {
  id: 7,
  status: 'making',
  done: 0,
  total: 0,
  bytes: null,
  expiresAt: null,
  nextAt: null,
};

/** On its way. */
export const making: ExportKnown = { ...waiting, done: 84, total: 200 };

/** Of today: another one has to wait. */
export const ready: ExportKnown = {
  ...making,
  status: 'ready',
  done: 200,
  bytes: 155_189_248,
  expiresAt: '2026-11-29T10:00:00.000Z',
  nextAt: '2026-11-23T10:00:00.000Z',
};

/** A day old: another one may take its place. */
export const older: ExportKnown = { ...ready, nextAt: null };

export const expired: ExportKnown = { ...older, status: 'expired' };
export const failed: ExportKnown = { ...waiting, status: 'failed' };
