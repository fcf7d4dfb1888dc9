import type { DocumentText } from '#machines/pages/document-page.types.ts';
import type { PageAnswer } from '#src/contract/page.ts';
import type { Http } from './http.types.ts';

/** `GET /api/v1/pages/{route_key}?locale=`: 404 when no such document exists. */
export const loadDocument = async (
  http: Http,
  routeKey: string,
  locale: string,
): Promise<DocumentText> => {
  const { data } = await http.get<PageAnswer>(`/api/v1/pages/${encodeURIComponent(routeKey)}`, {
    query: { locale },
  });
  return { title: data.title, html: data.html, updatedAt: data.updated_at };
};
