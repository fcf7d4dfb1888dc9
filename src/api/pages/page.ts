import type { DocumentText } from '#machines/pages/document-page.types.ts';
import type { Http } from '../lib/http.types.ts';
import { pageAnswer } from './wire-page.ts';

/** `GET /api/v1/pages/{route_key}?locale=`: 404 when no such document exists. */
export const loadDocument = async (
  http: Http,
  routeKey: string,
  locale: string,
): Promise<DocumentText> => {
  const path = `/api/v1/pages/${encodeURIComponent(routeKey)}`;
  const { data } = pageAnswer(await http.get<unknown>(path, { query: { locale } }));
  return { title: data.title, html: data.html, updatedAt: data.updated_at };
};
