import type { OlderFiles, OlderPage } from '#machines/media/viewer.types.ts';
import type { ChatMediaAnswer } from '#src/contract/chat/chat-media.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { media } from '../people/wire-people.ts';
import { toChatMedia } from './message.ts';

const answer = read.sureRecord<ChatMediaAnswer>({
  data: read.list(
    read.sureRecord<ChatMediaAnswer['data'][number]>({
      message_id: read.id,
      created_at: read.moment,
      media,
    }),
  ),
  meta: read.sureRecord<ChatMediaAnswer['meta']>({ before_count: read.number() }),
});

/** `GET /api/v1/chat/{userId}/{type}/media?before_id`: files that can be opened, oldest first. */
export const loadChatMedia = async (
  http: Http,
  { withUserId, chatType, beforeId }: OlderFiles,
): Promise<OlderPage> => {
  const path = `/api/v1/chat/${withUserId}/${chatType}/media`;
  const { data, meta } = answer(await http.get<unknown>(path, { query: { before_id: beforeId } }));
  return {
    files: data.map((file) => ({ ...toChatMedia(file.media), at: file.created_at })),
    beforeId: data[0]?.message_id ?? null,
    count: meta.before_count,
  };
};
