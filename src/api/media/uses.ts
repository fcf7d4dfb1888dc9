import type { FileUses } from '#machines/media/file-uses.types.ts';
import type { FileUses as Wire } from '#src/contract/media/uses.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { userCard } from '../people/wire-people.ts';

type Post = Wire['posts']['latest'][number];
type Message = Wire['messages']['latest'][number];

const post = read.sureRecord<Post>({
  id: read.id,
  name: read.orNull(read.sureText),
  status: read.oneOf(['draft', 'scheduled', 'published', 'deleted'], 'published'),
  at: read.moment,
  path: read.orNull(read.sureText),
});
const message = read.sureRecord<Message>({ id: read.id, with: userCard, at: read.moment });
/** Reads the posts and messages that show a file. */
export const wireUses = read.sureRecord<Wire>({
  posts: read.sureRecord<Wire['posts']>({ count: read.number(), latest: read.sureList(post) }),
  messages: read.sureRecord<Wire['messages']>({
    count: read.number(),
    latest: read.sureList(message),
  }),
});
const answer = read.sureRecord<{ data: Wire }>({ data: wireUses });

/** Gives the uses of a file in the form of charts. */
export const toUses = ({ posts, messages }: Wire): FileUses => ({
  posts,
  messages: {
    count: messages.count,
    latest: messages.latest.map(({ id, at, with: { id: personId, display_name } }) => ({
      id,
      at,
      with: { id: personId, displayName: display_name },
    })),
  },
});

/** `GET /api/v1/files/{hash}/uses`: the twenty latest of each kind. */
export const loadUses = async (http: Http, hash: string): Promise<FileUses> =>
  toUses(answer(await http.get<unknown>(`/api/v1/files/${hash}/uses`)).data);
