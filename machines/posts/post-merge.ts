import { isEmptyContent, isSameContent, isWithin } from './post-content.ts';
import type { PostContent } from './post-content.types.ts';
import type { OtherVersion, PostDraftEntry } from './post-draft.types.ts';
import type { FoundPost, KeptPost } from './post-opening.types.ts';

/** Entry for the fields, and the version in conflict with it. */
type Continued = Pick<FoundPost, 'entry' | 'other' | 'restoredAt'>;

interface Meeting {
  readonly opening: Pick<FoundPost, 'mode' | 'slot' | 'baseline'>;
  readonly kept: KeptPost | null;
  /** Server's version of the same draft. */
  readonly draft: Pick<OtherVersion, 'version' | 'content'> | null;
  /** UUID of a draft that begins here. */
  readonly key: string;
}
type KeptMeeting = Meeting & { readonly kept: KeptPost };
type FullMeeting = KeptMeeting & { readonly draft: NonNullable<Meeting['draft']> };

/** Entry of the fields before anything is typed. */
export const freshEntry = (key: string, content: PostContent): PostDraftEntry => ({
  key,
  version: null,
  content,
  unanswered: [],
  isSaved: true,
  isDiscarded: false,
});

const choicesOf = (content: PostContent): PostContent => ({
  ...content,
  title: '',
  text: '',
  files: [],
});

/** True if `other` may be a later state of `one`: all its words and files, and the same choices. */
const isEarlier = (one: PostContent, other: PostContent): boolean =>
  isWithin(one, other) && isSameContent(choicesOf(one), choicesOf(other));

const startOf = ({ opening, draft, key }: Meeting): PostDraftEntry => ({
  ...freshEntry(key, draft?.content ?? opening.baseline),
  version: draft?.version ?? null,
});
const isWritten = ({ opening, draft }: Meeting): boolean =>
  draft !== null && !isSameContent(draft.content, opening.baseline);
const alone = (entry: PostDraftEntry, restoredAt: string | null): Continued => ({
  entry,
  other: null,
  restoredAt,
});

/** Continues the server's version, where this device has no entry. */
function fromServer(meeting: Meeting): Continued {
  const { opening, draft } = meeting;
  const isUnfinished = opening.mode === 'apply' && isWritten(meeting);
  return alone(startOf(meeting), isUnfinished ? (draft?.version.updatedAt ?? null) : null);
}

/** The server has nothing of it, or gets nothing without a press. */
function fromDevice(meeting: KeptMeeting): Continued {
  const { opening, kept, draft, key } = meeting;
  const { entry, at } = kept;
  if (isEmptyContent(entry.content)) return alone(startOf(meeting), null);
  const { isDeviceOnly } = opening.slot;
  // The draft that it was of is gone: it goes on as another.
  const isGone = !isDeviceOnly && entry.version !== null;
  const version = isDeviceOnly ? (draft?.version ?? null) : null;
  const own = { ...entry, key: isGone ? key : entry.key, version, unanswered: [], isSaved: false };
  return alone(own, at);
}

/** Both have it, with different words. */
function fromBoth(meeting: FullMeeting): Continued {
  const { kept, draft } = meeting;
  const { entry, at } = kept;
  const { version, content } = draft;
  const isOwn =
    (entry.version === null && !isWritten(meeting)) ||
    entry.version?.updatedAt === version.updatedAt ||
    entry.unanswered.some((one) => isSameContent(one, content));
  if (isOwn) return alone({ ...entry, version, isSaved: false }, at);
  // Here is nothing that the server does not have: this device saved more before a crash, or another did.
  if (entry.isSaved || isEarlier(entry.content, content))
    return alone(startOf(meeting), version.updatedAt);
  return { entry, other: { version, content, isUnknown: true }, restoredAt: at };
}

/** Content with the server's present upload states; the device stored earlier ones. */
const withStateOf = (server: PostContent, content: PostContent): PostContent => {
  const known = new Map(server.files.map(({ upload }) => [upload.hash, upload]));
  const files = content.files.map(({ alt, upload }) => {
    const { status, reason, picture } = known.get(upload.hash) ?? upload;
    return { alt, upload: { ...upload, status, reason, picture } };
  });
  return { ...content, files };
};
const refreshed = ({ kept, draft }: Meeting): KeptPost | null => {
  if (!kept || !draft) return kept;
  const { entry, at } = kept;
  return { at, entry: { ...entry, content: withStateOf(draft.content, entry.content) } };
};

/** Merges this device's entry with the server's version of the same draft. */
export function continuedPost(meeting: Meeting): Continued {
  const { opening, draft } = meeting;
  const kept = refreshed(meeting);
  if (!kept) return fromServer(meeting);
  const { entry, at } = kept;
  if (entry.isDiscarded)
    return alone(entry, isSameContent(entry.content, opening.baseline) ? null : at);
  if (isSameContent(entry.content, draft?.content ?? opening.baseline))
    return alone(startOf(meeting), isWritten(meeting) ? at : null);
  if (!draft || opening.slot.isDeviceOnly) return fromDevice({ ...meeting, kept });
  return fromBoth({ ...meeting, kept, draft });
}
