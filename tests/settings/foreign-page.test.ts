import { expect, test } from 'vitest';
import { isForeignPage } from '#src/actors/lib/foreign-page.ts';

const pageOf = (address: string) => {
  const { protocol, hostname, origin } = new URL(address);
  return { protocol, hostname, origin };
};
const live = pageOf('https://fanfare.example');
const demo = pageOf('http://localhost:8787');

test('a provider is left for over TLS alone, and never with credentials in the address', () => {
  expect(isForeignPage('https://verifio.example/check/1', live)).toBe(true);
  expect(isForeignPage('http://verifio.example/check/1', live)).toBe(false);
  expect(isForeignPage('https://ada:secret@verifio.example/', live)).toBe(false);
});

test('no script, no data page, no path and no page of ours is a provider', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,hello',
    '/settings/identity',
    '//verifio.example',
    'https://fanfare.example/outbox',
    '',
  ])
    expect(isForeignPage(address, live), address).toBe(false);
});

test('the stand-in of a demo is another port of the same machine', () => {
  expect(isForeignPage('http://localhost:9999/check/1', demo)).toBe(true);
  expect(isForeignPage('http://127.0.0.1:9999/check/1', demo)).toBe(true);
  expect(isForeignPage('http://localhost:8787/check/1', demo)).toBe(false);
  expect(isForeignPage('http://verifio.example/check/1', demo)).toBe(false);
  expect(isForeignPage('http://localhost:9999/check/1', live)).toBe(false);
});
