/**
 * Files that the hosting page preloads: indexes into `files`, by language and by the start of a
 * path. The empty path stands for any other screen, of which only the frame is known.
 */
export interface PreloadManifest {
  readonly files: readonly string[];
  readonly guest: Readonly<Record<string, readonly number[]>>;
  readonly member: Readonly<Record<string, readonly number[]>>;
  readonly languages: Readonly<Record<string, readonly number[]>>;
}
