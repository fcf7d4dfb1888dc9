import { request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '#tests/e2e/lib/browser.ts';
import { post } from '#tests/e2e/lib/way-in.ts';
import { origin } from '#tests/e2e/lib/world.ts';
import type { Engine } from './lib/engine.ts';
import { inEach } from './lib/in-each.ts';

const [ada, bo] = [2, 3];

/** The log is drawn with its first messages. */
const isThere = () => document.querySelector('[role=log]') !== null;

/** Moves what is read by so many pixels, and answers how far it went and the rows there are. */
const scrollBy = (pixels: number) => {
  const log = document.querySelector('[role=log]');
  const scroller = log?.parentElement?.parentElement;
  if (!log || !scroller) throw new Error('No messages.');
  const before = scroller.scrollTop;
  const { top, height } = scroller.getBoundingClientRect();
  const rows = [...log.children];
  const middle = rows.find((row) => row.getBoundingClientRect().bottom > top + height / 2);
  document.querySelector('[data-watched]')?.removeAttribute('data-watched');
  middle?.setAttribute('data-watched', String(middle.getBoundingClientRect().top));
  scroller.scrollTop += pixels;
  const went = scroller.scrollTop - before;
  return { went, count: rows.length };
};

/** Pixels that the watched row has moved; null if it is not rendered any more. */
const moved = () => {
  const row = document.querySelector('[data-watched]');
  return row ? row.getBoundingClientRect().top - Number(row.getAttribute('data-watched')) : null;
};

/** Gives the row below the watched one so many pixels more than it has by itself. */
const growBelow = (pixels: number) => {
  const row = document.querySelector('[data-watched]')?.nextElementSibling;
  if (!(row instanceof HTMLElement)) throw new Error('No row below.');
  row.style.paddingBlockEnd = `${pixels}px`;
};

/** Frames go by until what a step asks for is drawn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Takes steps of so many pixels; answers by how much the row that was read missed its place. */
const walk = async (engine: Engine, pixels: number, steps: number) => {
  const missed: number[] = [];
  const counts: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const { went, count } = await engine.run(scrollBy, pixels);
    await settle();
    const at = await engine.run(moved);
    counts.push(count);
    if (at !== null) missed.push(Math.abs(at + went));
  }
  return { missed: Math.max(...missed), counts, looks: missed.length };
};

inEach((visit) => {
  let peer: Awaited<ReturnType<typeof request.newContext>>;
  beforeAll(async () => {
    peer = await request.newContext({ baseURL: origin() });
    await post(peer, '/login', { email: 'ada@fanfare.test', password });
  });
  afterAll(() => peer.dispose());

  test('a member comes to a chat', async () => {
    const { engine, member, go, signIn } = visit();
    await signIn('bo');
    await go(`/messages/${ada}`);
    await member.is('textbox', 'Message');
    await expect.poll(() => engine.run(isThere), { timeout: 10_000 }).toBe(true);
  });

  test('older messages come as they are scrolled to, and what is read stays where it is to the pixel', async () => {
    const { engine } = visit();
    const up = await walk(engine, -400, 16);
    expect(up.missed).toBeLessThanOrEqual(1);
    expect(up.counts.at(-1)).toBeGreaterThan(up.counts[0] ?? 0);
    const down = await walk(engine, 300, 8);
    expect(down.missed).toBeLessThanOrEqual(1);
    expect(up.looks + down.looks).toBeGreaterThan(16);
  });

  test('what is read stays where it is while messages come in below', async () => {
    const { engine } = visit();
    await walk(engine, -400, 3);
    await engine.run(scrollBy, 0);
    for (const words of ['One', 'Two', 'Three'])
      await post(
        peer,
        '/api/v1/chat/send',
        { withUserId: bo, message: `${words}\nof three` },
        origin(),
      );
    await visit().member.is('button', /3 new|new messages/);
    await settle();
    expect(Math.abs((await engine.run(moved)) ?? Infinity)).toBeLessThanOrEqual(1);
  });

  test('what is read stays where it is while a row below grows by itself, as a picture does', async () => {
    const { engine } = visit();
    await walk(engine, -400, 3);
    for (const pixels of [120, 0]) {
      await engine.run(scrollBy, 0);
      await engine.run(growBelow, pixels);
      await settle();
      expect(Math.abs((await engine.run(moved)) ?? Infinity)).toBeLessThanOrEqual(1);
    }
  });

  test('the field grows with its lines and shrinks with them, to the pixel', async () => {
    const { engine, member } = visit();
    const sizes = () =>
      engine.run(() => {
        const field = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
        if (!field) throw new Error('No field.');
        return { shown: field.clientHeight, needed: field.scrollHeight, window: innerHeight };
      });
    await member.type('Message', 'One line');
    const one = await sizes();
    expect(one.shown).toBe(one.needed);
    const heights = [one.shown];
    for (const words of ['two', 'three', 'four']) {
      await member.press('Enter', true);
      await member.type('Message', words);
      const { shown, needed } = await sizes();
      expect(shown).toBe(needed);
      heights.push(shown);
    }
    const steps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(15);
    for (let line = 0; line < 20; line += 1) await member.press('Enter', true);
    const full = await sizes();
    expect(full.shown).toBeLessThanOrEqual(Math.ceil(full.window * 0.4));
    expect(full.needed).toBeGreaterThan(full.shown);
    for (let line = 0; line < 36; line += 1) await member.press('Backspace');
    expect((await sizes()).shown).toBe(one.shown);
  });
});
