import { expect } from 'vitest';
import type { Post } from '#src/contract/posts/post.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { newKey } from '../billing/payments.ts';
import type { Browser } from '../auth/browser.ts';

/** Makes a post; fails the test when it is refused. */
export async function makePost(browser: Browser, body: object = { text: 'Words' }): Promise<Post> {
  const answer = await browser.post('/api/v1/posts', body, newKey());
  expect(answer.status, await answer.clone().text()).toBe(201);
  return postAnswer.parse(await answer.json()).data;
}

export const change = (browser: Browser, { id, updated_at }: Post, body: object) =>
  browser.send('PATCH', `/api/v1/posts/${id}`, { updated_at, ...body });

export const press = (browser: Browser, id: number, name: string, body: object = {}) =>
  browser.post(`/api/v1/posts/${id}/${name}`, body, newKey());

/** The post of an answer that succeeded. */
export async function postOf(answer: Response): Promise<Post> {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return postAnswer.parse(await answer.json()).data;
}
