import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#tests/e2e/lib/browser.ts';
import { sellFilm, whyNoRenditions, type SoldFilm } from '#tests/e2e/lib/sold-film.ts';
import type { Engine } from './lib/engine.ts';
import { inEach } from './lib/in-each.ts';

const why = whyNoRenditions();

/** Seconds that the video of the page is at; 0 without one. */
const timeOf = (engine: Engine): Promise<number> =>
  engine.run(() => document.querySelector('video')?.currentTime ?? 0);
/** `blob` where a library plays it, else the name of what the video has as its source. */
const sourceOf = async (engine: Engine): Promise<string> => {
  const source = await engine.run(() => document.querySelector('video')?.currentSrc ?? '');
  return source.startsWith('blob:') ? 'blob' : (new URL(source).pathname.split('/')[3] ?? '');
};
/** True if this browser has the codecs of the renditions. */
const hasCodecs = (engine: Engine): Promise<boolean> =>
  engine.run(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f,mp4a.40.2"'));

describe.skipIf(why)(`a film with renditions${why ? ` (skipped: ${why})` : ''}`, () => {
  let sold: SoldFilm | undefined;
  beforeAll(async () => {
    sold = await sellFilm(await openBrowser());
  });
  afterAll(() => sold?.world.end());
  const film = (): SoldFilm => {
    if (!sold) throw new Error('The film was not sold.');
    return sold;
  };

  inEach(
    (visit) => {
      test('sends a stranger no byte of it, whatever they ask for', async () => {
        const { engine, member, go } = visit();
        const { path, folder, forged } = film();
        await go(path);
        await member.click('button', 'I am 18 or older');
        await member.sees('1 video (0:40)');
        const statuses = await engine.run(
          async (all) =>
            Promise.all(all.split(' ').map(async (address) => (await fetch(address)).status)),
          forged.join(' '),
        );
        expect(new Set(statuses)).toEqual(new Set([403]));
        await go(path);
        await member.sees('1 video (0:40)');
        const asked = await engine.run(
          (start) =>
            performance
              .getEntriesByType('resource')
              .map(({ name }) => new URL(name).pathname)
              .filter((pathname) => pathname.startsWith(start)),
          folder,
        );
        expect(asked).toEqual([]);
        expect(await engine.run(() => document.querySelectorAll('video').length)).toBe(0);
      });

      test('is played as a stream where the browser has its codecs', async () => {
        const { engine, member, go, signIn } = visit();
        await signIn('ada');
        await go('/library/uploaded');
        await member.click('button', /^Open square\.webm, video/);
        await expect.poll(() => timeOf(engine)).toBeGreaterThan(1);
        const played = (await hasCodecs(engine)) ? ['blob', 'hls'] : ['original'];
        expect(played).toContain(await sourceOf(engine));
      });
    },
    () => film().world.origin,
  );
});
