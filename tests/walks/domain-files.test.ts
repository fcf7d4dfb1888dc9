import { expect, test } from 'vitest';
import { files } from '#tests/house/files.ts';
import { domainFile, domainsOf } from './domain-files.ts';

const domains = domainsOf(files.map(({ path }) => path));

test('every domain with a model has its file of walks, so no model is left out', () => {
  const wanted = domains.map(domainFile);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const wrong = wanted.filter(({ path, text }) => texts.get(path) !== text);
  expect(wrong.map(({ path, text }) => `${path} must hold:\n${text}`)).toEqual([]);
});

test('no file of walks is of a domain without models', () => {
  const known = new Set(domains.map((domain) => domainFile(domain).path));
  const found = files.filter(({ path }) => /^tests\/walks\/[^/]+\.browser\.test\.tsx?$/.test(path));
  expect(found.flatMap(({ path }) => (known.has(path) ? [] : path))).toEqual([]);
});
