import { emptyContent, isKept } from '#machines/posts/post-content.ts';
import type { PostContent, PostFile, UnsentPostFile } from '#machines/posts/post-content.types.ts';
import { isUnsentFile } from '#machines/lib/held-file.ts';
import type { PostDraftEntry, PostDraftSlot } from '#machines/posts/post-draft.types.ts';
import { newId } from '#src/ids.ts';
import { isFields, isFlag, isNumber, isText, orNull, shaped } from '../lib/guards.ts';
import { storedEntries } from '../lib/stored-entries.ts';
import type { Store } from '../lib/stored-record.ts';

type Slot = Pick<PostDraftSlot, 'viewerId' | 'postId'>;

/**
 * Storage of unfinished posts on this device, by member, post and tab: two tabs that write at the
 * same time make two entries, and neither replaces the other.
 */
export interface PostDraftStorage {
  /** The latest of any tab, which becomes this tab's own; older ones wait until it is dropped. */
  readonly read: (slot: Slot) => (PostDraftEntry & { readonly at: number }) | null;
  readonly write: (slot: Slot, entry: PostDraftEntry) => void;
  readonly drop: (slot: Slot) => void;
  /** Returns true if another tab of this browser has this post open, and may have changed it. */
  readonly isInOtherTab: (postId: number) => boolean;
}

type Kept = Omit<PostDraftEntry, 'content' | 'unanswered' | 'isDiscarded' | 'unsent'> & {
  readonly content: Record<string, unknown>;
};

const isKeptEntry = shaped<Kept>({
  key: isText,
  version: orNull(shaped({ id: isNumber, updatedAt: isText })),
  content: isFields,
  isSaved: isFlag,
});
const isFile = shaped<{ alt: string; upload: { hash: string } }>({
  alt: isText,
  upload: shaped<{ hash: string }>({ hash: isText }),
});
// A file was written by `write`: its hash says that it is one.
const isPostFile = (value: unknown): value is PostFile => isFile(value);

const isUnsent = shaped<UnsentPostFile>({ place: isNumber, alt: isText, file: isUnsentFile });
const unsentOf = (value: unknown) => (Array.isArray(value) ? value.filter(isUnsent) : []);

const oneOf = <Value extends string>(
  values: readonly Value[],
  value: unknown,
  otherwise: Value,
): Value => values.find((one) => one === value) ?? otherwise;
const textIn = (value: unknown): string => (isText(value) ? value : '');

/** Anybody may write to browser storage: each field is taken only where it is of its type. */
function contentOf(fields: Record<string, unknown>): PostContent {
  const { files, publishAt } = fields;
  return {
    title: textIn(fields['title']),
    text: textIn(fields['text']),
    files: Array.isArray(files) ? files.filter(isPostFile) : [],
    audience: oneOf(
      ['public', 'followers', 'subscribers'],
      fields['audience'],
      emptyContent.audience,
    ),
    isPaid: fields['isPaid'] === true,
    price: textIn(fields['price']),
    isFreeForSubscribers: fields['isFreeForSubscribers'] === true,
    commentsOpenTo: oneOf(
      ['readers', 'subscribers', 'nobody'],
      fields['commentsOpenTo'],
      emptyContent.commentsOpenTo,
    ),
    publishAt: isText(publishAt) && !Number.isNaN(Date.parse(publishAt)) ? publishAt : null,
  };
}

const slotOf = ({ viewerId, postId }: Slot): string => `${viewerId}/${postId ?? 'new'}#`;

/** Files whose bytes the server has; the others end with the page. */
const storable = (content: PostContent): PostContent => ({
  ...content,
  files: content.files
    .filter(isKept)
    .map(({ alt, upload }) => ({ alt, upload: { ...upload, source: null } })),
});

/** Now, or just after all that is kept where the device's clock was put back since. */
const afterAll = (entries: readonly { readonly at: number }[]): number =>
  entries.reduce((latest, { at }) => (at > latest ? at + 1 : latest), Date.now());

/** Created for each page that writes, with the `key` of browser storage. */
export function postDraftStorage(store: Store, key: string): PostDraftStorage {
  const stored = storedEntries(store, key, isKeptEntry);
  const tab = newId();
  const own = (slot: Slot): string => `${slotOf(slot)}${tab}`;
  /** Returns this tab's own entry; without one, the latest of the slot becomes its own. */
  const adopted = (slot: Slot) => {
    const entries = stored.read();
    const mine = entries[own(slot)];
    if (mine) return mine;
    const names = Object.keys(entries).filter((name) => name.startsWith(slotOf(slot)));
    const [latest] = names.toSorted(
      (one, other) => (entries[other]?.at ?? 0) - (entries[one]?.at ?? 0),
    );
    const found = latest === undefined ? undefined : entries[latest];
    if (latest === undefined || !found) return null;
    const { [latest]: _, ...others } = entries;
    stored.write({ ...others, [own(slot)]: found });
    return found;
  };
  return {
    read: (slot) => {
      const found = adopted(slot);
      if (!found) return null;
      const { key: intent, version, content, isSaved, at } = found;
      const unanswered: unknown = Reflect.get(found, 'unanswered');
      return {
        key: intent,
        version,
        isSaved,
        isDiscarded: Reflect.get(found, 'isDiscarded') === true,
        unsent: unsentOf(Reflect.get(found, 'unsent')),
        at,
        content: contentOf(content),
        unanswered: Array.isArray(unanswered) ? unanswered.filter(isFields).map(contentOf) : [],
      };
    },
    write: (slot, { content, unanswered, ...entry }) => {
      const entries = stored.read();
      const kept = {
        ...entry,
        content: { ...storable(content) },
        unanswered: unanswered.map(storable),
        at: afterAll(Object.values(entries)),
      };
      stored.write({ ...entries, [own(slot)]: kept });
    },
    isInOtherTab: (postId) =>
      Object.entries(stored.read()).some(
        ([name, { version }]) => !name.endsWith(`#${tab}`) && version?.id === postId,
      ),
    drop: (slot) => {
      const { [own(slot)]: _, ...others } = stored.read();
      stored.write(others);
    },
  };
}
