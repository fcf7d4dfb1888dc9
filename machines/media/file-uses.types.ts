/** A post that shows a file. */
export interface PostUse {
  readonly id: number;
  /** Its title or first words; null where it has neither. */
  readonly name: string | null;
  readonly status: 'draft' | 'scheduled' | 'published' | 'deleted';
  readonly at: string;
  /** Null where nobody can go there any more. */
  readonly path: string | null;
}

/** A message that shows a file. */
export interface MessageUse {
  readonly id: number;
  readonly with: { readonly id: number; readonly displayName: string };
  readonly at: string;
}

interface Uses<Use> {
  /** All; `latest` are twenty of them at most. */
  readonly count: number;
  readonly latest: readonly Use[];
}

/** Posts and messages that show a file. */
export interface FileUses {
  readonly posts: Uses<PostUse>;
  readonly messages: Uses<MessageUse>;
}
