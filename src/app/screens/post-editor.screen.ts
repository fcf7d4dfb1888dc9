import { postEditorMachine } from '#machines/posts/post-editor.machine.ts';
import { postDraftStorage } from '#src/actors/posts/post-draft-storage.ts';
import { postEditorAdapter } from '#src/actors/posts/post-editor.adapter.ts';
import { askForPosts } from '#src/api/posts/post-write.ts';
import { PostEditorView } from '#src/views/posts/post-editor.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/profile/new` and `/{username}/post/{postId}/edit`. */
export default defineScreen({
  machine: postEditorMachine,
  View: PostEditorView,
  title: 'posts.postEditor.newTitle',
  provide: ({ http, store, keys, config }, { params }) => {
    // Opened by its address, nothing has asked yet whether the site has posts: the answer 404 puts "not
    // offered here" in the place of the whole screen. Nobody waits for it.
    if (params['postId'] === undefined) askForPosts(http).catch(() => null);
    return postEditorAdapter({
      http,
      storage: postDraftStorage(store, keys.postDrafts),
      currency: config.limits.currency,
    });
  },
  input: ({ params, viewer, services: { config } }) => {
    const { currency, priceMin, priceMax, uploadMimes, videoMimes } = config.limits;
    const kinds = [...uploadMimes, ...videoMimes];
    const username = viewer?.username ?? '';
    return {
      author: {
        id: viewer?.id ?? 0,
        username,
        displayName: viewer?.displayName ?? '',
        profilePhoto: viewer?.profilePhoto ?? null,
        isVerified: viewer?.isCreator ?? false,
      },
      username: params['username'] ?? username,
      postId: params['postId'] === undefined ? null : Number(params['postId']),
      limits: { currency, priceMin, priceMax, kinds },
      maySell: viewer?.isCreator ?? false,
    };
  },
});
