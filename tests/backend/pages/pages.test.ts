import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxHtml, sanitizeHtml } from '#src/backend/pages/sanitize.ts';
import { pages } from '#src/backend/db/schema/system.ts';
import { configAnswer } from '#src/contract/app/config.ts';
import { pageAnswer } from '#src/contract/pages/page.ts';
import { growth } from '#tests/lib/growth.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const names = async (locale: string) =>
  (await (await backend.fetch(`/api/v1/countries/${locale}`)).json()) as Record<string, string>;

describe('document pages', () => {
  it('come in the asked language, else in English, sanitised, for guests too', async () => {
    const page = (locale: string, html: string) => ({
      routeKey: 'test-page',
      locale,
      title: `T ${locale}`,
      html,
      updatedAt: backend.clock(),
    });
    const rows = [page('en', '<p onclick="x()">Hi</p><script>x</script>'), page('ru', '<p>Да</p>')];
    await backend.db.insert(pages).values(rows);
    const html = async (query: string) => {
      const answer = await backend.fetch(`/api/v1/pages/test-page${query}`);
      return pageAnswer.parse(await answer.json()).data.html;
    };
    expect(await html('?locale=ru')).toBe('<p>Да</p>');
    for (const query of ['', '?locale=fr', '?locale=xx'])
      expect(await html(query)).toBe('<p>Hi</p>');
    expect((await backend.fetch('/api/v1/pages/unknown')).status).toBe(404);
  });
});

describe('sanitising', () => {
  it.each([
    ['<h2>A</h2><p>b <strong>c</strong><br>d</p>', '<h2>A</h2><p>b <strong>c</strong><br />d</p>'],
    ['1 < 2 & 3 &amp; 4 &nbsp;', '1 &lt; 2 &amp; 3 &amp; 4 \u00a0'],
    ['<a href="/pages/terms">t</a>', '<a href="/pages/terms">t</a>'],
    ['<a href="//evil.test">t</a>', '<a>t</a>'],
    ['<a href="javascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="java&#x73;cript:alert(1)">t</a>', '<a>t</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p>open', '<p>open</p>'],
    ['</p></div>x', '<p></p>x'],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'xipt&gt;alert(1)'],
    ['<svg><p onload=x>y</p></svg>z', 'z'],
    ['<!-- <p>hidden</p> -->seen', 'seen'],
  ])('%s', (from, to) => {
    expect(sanitizeHtml(from)).toBe(to);
  });

  it.each(['<a ', '<p><b>', '<table>', '<!--', '&', '<a href="x', '</p>', '<svg>'])(
    'takes at most the square of what %s is there, as much as a document may hold, and refuses more',
    (piece) => {
      const fourth = piece.repeat(Math.floor(maxHtml / piece.length / 4));
      expect(growth((share) => void sanitizeHtml(fourth.repeat(share)), 32)).toBeLessThan(32);
      const html = piece.repeat(Math.floor(maxHtml / piece.length));
      sanitizeHtml(html);
      expect(() => sanitizeHtml(html + piece.repeat(9))).toThrow('65536');
    },
  );

  it('keeps what is clean, and lets through only what it writes itself', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '<p ',
        '<script',
        '</',
        'onload=',
        '<!--',
        '&lt;',
        '<a href="',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const out = sanitizeHtml(pieces.join(''));
        expect(sanitizeHtml(out)).toBe(out);
        const rest = out.replaceAll(
          /<\/?[a-z][a-z0-9]*(?: href="[^"<]*")?(?: rel="noopener noreferrer")?(?: \/)?>/g,
          '',
        );
        expect(rest).not.toMatch(/[<>]/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('config and countries', () => {
  it('tells limits and release', async () => {
    const answer = await backend.fetch('/api/v1/config');
    expect(configAnswer.parse(await answer.json()).limits.message_max).toBe(5_000);
  });

  it('names every country in six languages; an unknown one is English', async () => {
    expect((await names('fr')).DE).toBe('Allemagne');
    expect((await names('ru')).DE).toBe('Германия');
    expect((await names('xx')).DE).toBe('Germany');
    expect(Object.keys(await names('zh'))).toHaveLength(249);
  });

  it('does not guess the country, and never takes `my` for Burmese', async () => {
    const answer = await backend.fetch('/api/v1/countries/my', {
      headers: { 'cf-ipcountry': 'DE' },
    });
    expect(await answer.json()).toEqual({ code: null });
  });

  it('believes the proxy when told to', async () => {
    backend = await createTestBackend({ env: { TRUST_PROXY: '1' } });
    const ask = async (code: string) =>
      (await backend.fetch('/api/v1/countries/my', { headers: { 'cf-ipcountry': code } })).json();
    expect(await ask('de')).toEqual({ code: 'DE' });
    expect(await ask('T1')).toEqual({ code: null });
  });
});
