import type { ExportKnown } from '#machines/settings/data-export.types.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { askedExportAnswer, exportAnswer, type ExportWire } from './wire-data-export.ts';

const toKnown = (data: ExportWire): ExportKnown => ({
  id: data.id,
  status: data.status,
  done: data.done,
  total: data.total,
  bytes: data.bytes,
  expiresAt: data.expires_at,
  nextAt: data.next_at,
});

const path = '/api/v1/me/export';

/** `GET /api/v1/me/export`; null where none was asked for. */
export async function loadExport(http: Http): Promise<ExportKnown | null> {
  const { data } = exportAnswer(await http.get<unknown>(path));
  return data && toKnown(data);
}

/** `POST /api/v1/me/export`; 423 until the password was confirmed, 409 where there is one of today. */
export const askForExport = async (http: Http): Promise<ExportKnown> =>
  toKnown(askedExportAnswer(await http.post<unknown>(path)).data);

/** `POST /api/v1/me/export/{id}/address`; 423 until the password was confirmed. */
export const findArchive = async (http: Http, id: number): Promise<string> =>
  read.sureText(read.fieldOf(await http.post<unknown>(`${path}/${id}/address`), 'url'));
