/** A store of media that cannot be reached, or refuses: that says nothing about its files. */
export class StoreFailure extends Error {}

/** A store without room. `code` is that of a quota, by which `isFullDisk` knows it. */
export class FullStore extends StoreFailure {
  readonly code = 'EDQUOT';
}

/** A store that says that it has no such file; `code` is that of a file system. */
export class MissingObject extends Error {
  readonly code = 'ENOENT';
}

/** True if a store of media caused an error by being away, however deep in its causes. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof StoreFailure || (error instanceof Error && isStoreFailure(error.cause));
