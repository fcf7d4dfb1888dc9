/**
 * What the hosting page preloads: places in `files`, by language and by the start of a path. The empty
 * path is any other screen, of which the frame is known.
 */
export interface PreloadManifest {
  readonly files: readonly string[];
  readonly guest: Readonly<Record<string, readonly number[]>>;
  readonly member: Readonly<Record<string, readonly number[]>>;
  readonly languages: Readonly<Record<string, readonly number[]>>;
}
