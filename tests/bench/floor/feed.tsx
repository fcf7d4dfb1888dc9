import { useSelector } from '@xstate/react';
import Cookies from 'js-cookie';
import { ofetch } from 'ofetch';
import { createRoot } from 'react-dom/client';
import rosetta from 'rosetta';
import { Link, Route } from 'wouter';
import { assign, createActor, fromPromise, setup } from 'xstate';
import type { FeedAnswer } from '#src/contract/posts/feed.ts';
import type { Post } from '#src/contract/posts/post.ts';

declare global {
  interface Window {
    readonly first: Promise<Response>;
  }
}

const http = ofetch.create({ credentials: 'include', retry: 0 });
const words = rosetta({ en: { title: 'Feed', again: 'Again' } });
words.locale(Cookies.get('locale') ?? 'en');

/** A member's feed as fast as the stack can show it: nothing of an app around it. */
const machine = setup({
  types: { context: {} as { posts: readonly Post[] } },
  actors: {
    load: fromPromise(async () => ((await (await window.first).json()) as FeedAnswer).data),
    again: fromPromise(async () => (await http<FeedAnswer>('/api/v1/feed')).data),
  },
  actions: { store: assign((_, params: { posts: readonly Post[] }) => params) },
}).createMachine({
  id: 'feed',
  context: { posts: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'showing',
          actions: { type: 'store', params: ({ event }) => ({ posts: event.output }) },
        },
        onError: 'retrying',
      },
    },
    retrying: { invoke: { src: 'again', onError: 'showing' } },
    showing: {},
  },
});

const actor = createActor(machine).start();

function Feed() {
  const posts = useSelector(actor, (snapshot) => snapshot.context.posts);
  return (
    <main style={{ maxWidth: 640, margin: 'auto' }}>
      <h1>{words.t('title')}</h1>
      {posts.map((post, index) => (
        <article key={post.id}>
          <Link href={`/${post.author.username}`}>{post.author.username}</Link>
          <p>{post.text}</p>
          {post.media.map(({ hash, thumb_url, url, width, height, alt }) => (
            <img
              key={hash}
              src={thumb_url ?? url ?? undefined}
              alt={alt ?? ''}
              width={width}
              height={height}
              loading={index < 2 ? 'eager' : 'lazy'}
              style={{ maxWidth: '100%', height: 'auto' }}
            />
          ))}
        </article>
      ))}
    </main>
  );
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <Route>{() => <Feed />}</Route>,
);
