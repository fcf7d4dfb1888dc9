import { rowId } from '#src/contract/lib/ids.ts';
import { notFound } from './failures.ts';

/** A row's number out of a path; what cannot be one is not found, as Laravel's route patterns do it. */
export function rowIdFrom(text: string): number {
  const id = rowId.safeParse(/^\d+$/.test(text) ? Number(text) : text);
  if (!id.success) throw notFound();
  return id.data;
}
