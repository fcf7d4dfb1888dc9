import type { ViewerFile } from './viewer.types.ts';

/** Purchase that a file came with. */
export interface LibraryPurchase {
  readonly subject: 'post' | 'message';
  readonly subjectId: number;
  /** Title of the post as it was sold; null where it has none, and of a message. */
  readonly title: string | null;
  /** Id of its receipt; null for old payments without one. */
  readonly paymentId: number | null;
  readonly from: { readonly id: number; readonly username: string; readonly displayName: string };
  /** Minor units and an ISO currency. */
  readonly price: { readonly amount: number; readonly currency: string };
}

/** A file of the library. */
export interface LibraryFile extends ViewerFile {
  /** Unique in its list: a file may be bought twice. */
  readonly key: string;
  /** Name on the device that it came from; null where nobody said, and of bought files. */
  readonly name: string | null;
  /** Bytes that it takes of the storage; null where nobody said. */
  readonly bytes: number | null;
  /** Duration; null for pictures. */
  readonly seconds: number | null;
  /** Number of one's posts that show it; null of bought files. */
  readonly posts: number | null;
  /**
   * Of one's own video: its first seconds may be watched while it is locked (`on`) or not, or there are
   * none to show; absent where nobody said.
   */
  readonly preview?: 'none' | 'off' | 'on';
  readonly purchase: LibraryPurchase | null;
}
