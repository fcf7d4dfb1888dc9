import type { PageAnswer } from '#src/contract/pages/page.ts';
import * as read from '../lib/reader.ts';

/** A document: without its words there is none. */
export const pageAnswer = read.sureRecord<{ data: Omit<PageAnswer['data'], 'route_key'> }>({
  data: read.sureRecord({ title: read.text(), html: read.sureText, updated_at: read.moment }),
});
