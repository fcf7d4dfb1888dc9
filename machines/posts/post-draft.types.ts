import type { Failure } from '../lib/failure.ts';
import type { PostContent, PostVersion, UnsentPostFile } from './post-content.types.ts';

/** Stored record of a post that is being written, on this device. */
export interface PostDraftEntry {
  /** UUID of the intent to make this draft; the server makes one of it. */
  readonly key: string;
  /** The version at the server that it continues; null before there is one. */
  readonly version: PostVersion | null;
  readonly content: PostContent;
  /** Sent, and not known whether the server has taken it. */
  readonly unanswered: readonly PostContent[];
  /** The server is known to have all of it. */
  readonly isSaved: boolean;
  /** True if the server's copy is discarded, and not yet known to be deleted. */
  readonly isDiscarded: boolean;
  /** Files whose bytes are not all at the server; `content` has none of them after a reload. */
  readonly unsent?: readonly UnsentPostFile[];
}

/** Another version of the same post: what it says, and which one it is. */
export interface OtherVersion {
  readonly version: PostVersion;
  readonly content: PostContent;
  /** True if it is published: an edit goes on as a draft, and is applied by a press alone. */
  readonly isPublished?: boolean;
  /** Perhaps of this device itself: of another tab, or saved before a crash took its own copy. */
  readonly isUnknown?: boolean;
}

/** Published or planned post that a draft became by another press. */
export interface PostOut {
  readonly postId: number;
  /** Planned time, ISO 8601; null where the post is published. */
  readonly publishAt: string | null;
  /** UUID under which what is written here becomes a post of its own, once its author wants that. */
  readonly key: string;
}

/** Storage slot of a draft on this device. */
export interface PostDraftSlot {
  readonly viewerId: number;
  readonly username: string;
  /** The post whose page was opened; null for a new one. */
  readonly postId: number | null;
  /** The published post of which this is an edit; null for a post of its own. */
  readonly draftOf: number | null;
  /** A planned post is changed by its author's press alone, never by itself. */
  readonly isDeviceOnly: boolean;
}

export interface PostDraftInput extends PostDraftSlot, PostDraftEntry {
  /** Changed elsewhere while this device was away. */
  readonly other: OtherVersion | null;
  /** Published or planned post that the draft became; null where it is a draft. */
  readonly out: PostOut | null;
}

export interface PostDraftContext extends PostDraftInput {
  /** Content that is being sent to the server. */
  readonly sent: PostContent | null;
  /** Time of the last complete save, ISO 8601; null before one. */
  readonly savedAt: string | null;
  readonly failure: Failure | null;
  /** Post that another tab published with the last saved content; it is never saved over. */
  readonly published: PostOut | null;
  /** Version to continue of the two in conflict. */
  readonly choice: 'mine' | 'theirs' | null;
}

export interface DraftToSave
  extends
    Pick<PostDraftEntry, 'key' | 'version' | 'content' | 'unanswered'>,
    Pick<PostDraftSlot, 'username' | 'draftOf'> {}

export type DraftSaved =
  | {
      readonly kind: 'saved';
      readonly version: PostVersion;
      readonly at: string;
      /** Another tab published it with these very words. */
      readonly published?: PostOut;
    }
  /** `key`: where the draft of it is gone, a new one for what is written here. */
  | { readonly kind: 'stale'; readonly other: OtherVersion; readonly key?: string }
  /** Published or planned elsewhere: nothing more of it is sent by itself. */
  | { readonly kind: 'out'; readonly out: PostOut }
  /** Deleted elsewhere: it goes on as a draft of its own, under this new key. */
  | { readonly kind: 'gone'; readonly key: string };

/** The version that is not used, to be kept as a draft of its own. */
export interface CopyToKeep extends Pick<PostDraftSlot, 'username' | 'draftOf'> {
  /** The version that it stood against: one copy a conflict. */
  readonly against: PostVersion;
  readonly content: PostContent;
}

/** Draft to delete at the server: a version, or the draft that a key may have created. */
export interface DraftToDiscard
  extends Pick<PostDraftEntry, 'key' | 'version'>, Pick<PostDraftSlot, 'draftOf'> {
  /** True if a request with this key got no answer. */
  readonly isSent: boolean;
}

/** Command for the port of the device's storage. */
export type DeviceCommand =
  | { type: 'entry.changed'; entry: PostDraftEntry }
  /** Published, or discarded: nothing of it is left on this device. */
  | { type: 'entry.dropped' };

export type PostDraftEvent =
  | { type: 'content.changed'; content: PostContent }
  /** This device alone keeps them. */
  | { type: 'unsent.changed'; unsent: readonly UnsentPostFile[] }
  /** Saves at once, without the pause. */
  | { type: 'draft.flush' }
  | { type: 'draft.drop' }
  /** Discards the draft: `content` takes its place, and the server's draft is deleted. */
  | { type: 'draft.discard'; content: PostContent }
  | { type: 'version.choose'; choice: 'mine' | 'theirs' }
  /** Keeps the text after publication: as a new draft, or as a change of the published post. */
  | { type: 'draft.keep' }
  /** Drops the text after publication. */
  | { type: 'draft.leave' }
  /** Another part found that it is out. */
  | { type: 'post.found'; out: PostOut }
  /** Another part found that it was changed elsewhere. */
  | { type: 'version.found'; other: OtherVersion }
  | { type: 'connection.restored' };

export type PostDraftEmitted =
  | { type: 'draft.saved'; version: PostVersion }
  | { type: 'draft.unsaved'; failure: Failure }
  | { type: 'draft.conflicted' }
  | { type: 'draft.replaced'; content: PostContent }
  /** Event: this draft ends here; its page looks for the post anew. */
  | { type: 'draft.ended' };
