export type FileKind = 'image' | 'video' | 'audio';

/** The list shows what matches all of these. Days are `YYYY-MM-DD` in the member's zone; empty is open. */
export interface LibraryFilters {
  /** Words of a name or of a description. */
  readonly search: string;
  readonly kind: FileKind | null;
  readonly from: string;
  readonly to: string;
  /** Only what no post and no message shows. */
  readonly unused: boolean;
}
