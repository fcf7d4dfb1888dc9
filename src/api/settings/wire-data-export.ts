import type { ExportProgress } from '#machines/settings/data-export.types.ts';
import * as read from '../lib/reader.ts';

const statuses = ['making', 'ready', 'failed', 'expired'] as const;

/**
 * Reader of an export's status; an unknown one counts as expired, so that a new one can be
 * requested.
 */
const exportStatus: read.Reader<ExportProgress['status']> = read.oneOf<ExportProgress['status']>(
  statuses,
  'expired',
);

const dataExport = read.sureRecord({
  id: read.id,
  status: exportStatus,
  done: read.number(),
  total: read.number(),
  bytes: read.orNull(read.number()),
  expires_at: read.momentOrNull,
  next_at: read.momentOrNull,
});
export type ExportWire = ReturnType<typeof dataExport>;

/** The copy that was asked for last, if any was. */
export const exportAnswer = read.sureRecord({ data: read.orNull(dataExport) });
export const askedExportAnswer = read.sureRecord({ data: dataExport });
