import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { app, startBroker } from './broker-server.ts';

let server: Awaited<ReturnType<typeof startBroker>>;
beforeEach(async () => {
  server = await startBroker();
});
afterEach(() => server.stop());

const read = async (path: string, params = {}) => {
  const response = await server.sdk().get({ path, params });
  return (await response.json()) as unknown;
};

describe('the signed HTTP API, asked by the official SDK', () => {
  it('lists channels with their counts, and who is in a presence channel', async () => {
    const [one, two, three] = [await server.raw(), await server.raw(), await server.raw()];
    await one.subscribe('private-room');
    for (const client of [one, two]) await client.subscribe('presence-room', '{"user_id":"1"}');
    await three.subscribe('presence-room', '{"user_id":2,"user_info":{"name":"Two"}}');
    await three.frame('pusher_internal:subscription_succeeded');
    await two.frame('pusher_internal:subscription_succeeded');
    expect(await read('/channels')).toEqual({
      channels: { 'private-room': {}, 'presence-room': {} },
    });
    expect(
      await read('/channels', {
        filter_by_prefix: 'presence-',
        info: 'user_count,subscription_count',
      }),
    ).toEqual({ channels: { 'presence-room': { user_count: 2, subscription_count: 3 } } });
    expect(await read('/channels/presence-room', { info: 'user_count' })).toEqual({
      occupied: true,
      user_count: 2,
    });
    expect(await read('/channels/nobody')).toEqual({ occupied: false });
    expect(await read('/channels/presence-room/users')).toEqual({
      users: [{ id: '1' }, { id: '2' }],
    });
  });

  it('takes batches and answers the counts asked for', async () => {
    const client = await server.raw();
    await client.subscribe('news', undefined, '');
    await client.frame('pusher_internal:subscription_succeeded');
    const response = await server.sdk().triggerBatch([
      { channel: 'news', name: 'A', data: { n: 1 }, info: 'subscription_count' },
      { channel: 'other', name: 'B', data: 'text' },
    ]);
    expect(await response.json()).toEqual({ batch: [{ subscription_count: 1 }, {}] });
    expect((await client.frame('A')).data).toEqual({ n: 1 });
  });

  it.each([
    ['user_count of a public channel', '/channels', { info: 'user_count' }, 400],
    ['users of a public channel', '/channels/news/users', {}, 400],
  ])('refuses %s', async (_what, path, params, status) => {
    await expect(server.sdk().get({ path, params })).rejects.toMatchObject({ status });
  });

  it('refuses data over 10 KB with 413 and a bad name with 400', async () => {
    const large = server.sdk().trigger('news', 'E', { text: 'x'.repeat(10_300) });
    await expect(large).rejects.toMatchObject({ status: 413 });
    await expect(server.sdk().trigger('news', '', {})).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('signatures', () => {
  const body = JSON.stringify({ name: 'E', data: '{}', channels: ['news'] });
  const signed = (secret = app.secret, offset = 0) => {
    const token = { ...app, secret };
    const query = new URLSearchParams({
      auth_key: token.key,
      auth_timestamp: String(Math.floor(Date.now() / 1000) + offset),
      auth_version: '1.0',
      body_md5: createHash('md5').update(body).digest('hex'),
    });
    return { token, query };
  };
  const post = async (query: URLSearchParams, sent = body, appId = app.appId) =>
    (
      await fetch(`http://127.0.0.1:${server.port}/apps/${appId}/events?${query}`, {
        method: 'POST',
        body: sent,
      })
    ).status;
  const sign = async (secret?: string, offset?: number) => {
    const { createHmac } = await import('node:crypto');
    const { token, query } = signed(secret, offset);
    const text = ['POST', `/apps/${app.appId}/events`, decodeURIComponent(query.toString())];
    const signature = createHmac('sha256', token.secret).update(text.join('\n')).digest('hex');
    query.set('auth_signature', signature);
    return query;
  };

  it('passes a good one, in any order of parameters', async () => {
    const query = await sign();
    expect(await post(query)).toBe(200);
    expect(await post(new URLSearchParams([...query].toReversed()))).toBe(200);
  });

  it('refuses a wrong secret, an old time, another body, no signature, another app', async () => {
    expect(await post(await sign('another-secret'))).toBe(401);
    expect(await post(await sign(app.secret, -700))).toBe(401);
    expect(await post(await sign(), body.replace('news', 'other'))).toBe(401);
    const query = await sign();
    query.delete('auth_signature');
    expect(await post(query)).toBe(401);
    expect(await post(new URLSearchParams())).toBe(401);
    expect(await post(await sign(), body, 'another-app')).toBe(404);
  });
});
