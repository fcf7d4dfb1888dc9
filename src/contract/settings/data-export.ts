import { z } from 'zod';

/** State of a copy of everything of a member's; an expired one has no file any more. */
export const exportStatus = z.enum(['making', 'ready', 'failed', 'expired']);

export const dataExport = z
  .object({
    id: z.int(),
    status: exportStatus,
    /** Files that are in the archive, of how many; both 0 while they are not counted yet. */
    done: z.int().min(0),
    total: z.int().min(0),
    /** Bytes of the archive; null until it is ready. */
    bytes: z.int().min(0).nullable(),
    asked_at: z.iso.datetime(),
    ready_at: z.iso.datetime().nullable(),
    /** Time until which it can be downloaded; null until it is ready. */
    expires_at: z.iso.datetime().nullable(),
    /** Time from which another one can be asked for; null where it can be at once. */
    next_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DataExport' });

/** `GET /me/export`: the latest copy; null where none was asked for. */
export const exportAnswer = z.object({ data: dataExport.nullable() }).meta({ id: 'ExportAnswer' });

/** `POST /me/export`: the copy that is being made, which may have been asked for before. */
export const askedExportAnswer = z.object({ data: dataExport }).meta({ id: 'AskedExportAnswer' });

/** `POST /me/export/{id}/address`: a path or an address from which the member's browser fetches the archive. */
export const exportAddressAnswer = z
  .object({ url: z.string() })
  .meta({ id: 'ExportAddressAnswer' });

export type ExportStatus = z.infer<typeof exportStatus>;
export type DataExport = z.infer<typeof dataExport>;
