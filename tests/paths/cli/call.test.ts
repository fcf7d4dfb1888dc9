import { describe, expect, test } from 'vitest';
import { chosen, help, understand, UsageError, type Tool } from './call.ts';
import { progress } from './progress.ts';

const tool = {
  command: 'paths',
  commands: ['init', 'generate', 'run', 'cover', 'report', 'diff'],
  flow: 'A flow is a file.',
} as const satisfies Tool;
const flows = ['auth/login', 'auth/logout', 'chat/inbox'];

describe('a call', () => {
  test('is understood with what the tool takes for granted', () => {
    expect(understand(['generate', 'auth/login'], tool)).toEqual({
      command: 'generate',
      flow: 'auth/login',
      revisions: [],
      criterion: 'decision',
      generator: 'cover',
      format: 'markdown',
      cap: 12,
      seed: 1,
      budget: null,
      box: { most: null, steps: null, by: 'risk' },
      paths: null,
      out: null,
    });
  });

  test('without a command, or with --help, asks for the help', () => {
    expect(understand([], tool)).toBeNull();
    expect(understand(['run', 'all', '--help'], tool)).toBeNull();
  });

  test.each([
    [['fly', 'all'], /"fly" is not known; it is one of init, generate/],
    [['coverage', 'all'], /Did you mean cover/],
    [['looks', 'all'], /"looks" is not known/],
    [['init', 'door'], /wants a file/],
    [['run'], /Name a flow/],
    [['run', 'all', 'HEAD'], /too much/],
    [['diff', 'all'], /one or two git revisions/],
    [['run', 'all', '--cap', '0'], /at least 1/],
    [['run', 'all', '--most', '0'], /at least 1/],
    [['run', 'all', '--by', 'luck'], /risk, goals, steps/],
    [['run', 'all', '--seed', 'x'], /whole number/],
    [['run', 'all', '--criterion', 'paths'], /state, transition, pair/],
    [['run', 'all', '--nonsense'], /nonsense/],
    [['run', 'auth/login', '--generator', 'predefined'], /--paths FILE/],
    [['run', 'auth/login', '--paths', 'walks.json'], /--generator predefined/],
    [['run', 'all', '--generator', 'predefined', '--paths', 'walks.json'], /one flow/],
  ])('%j is answered with what to type', (args, message) => {
    expect(() => understand(args, tool)).toThrow(UsageError);
    expect(() => understand(args, tool)).toThrow(message);
  });
});

test('the help names the commands that there are, and no other', () => {
  expect(help(tool)).toContain('paths <command> <flow|all>');
  expect(help(tool)).toContain('A flow is a file.');
  expect(help(tool).match(/^ {2}(?:init|generate|run|cover|report|diff) /gm)).toHaveLength(6);
  expect(help(tool)).not.toContain('looks');
});

describe('a flow', () => {
  test('is one, or all', () => {
    expect(chosen('auth/login', flows)).toEqual(['auth/login']);
    expect(chosen('all', flows)).toEqual(flows);
  });

  test.each([
    ['auth/log', /Did you mean auth\/login or auth\/logout/],
    ['auth/register', /In auth there are auth\/login, auth\/logout/],
    ['inbox', /Did you mean chat\/inbox/],
    ['nothing', /There is no flow "nothing"\.$/],
  ])('"%s" that is none is answered with those that come near', (flow, message) => {
    expect(() => chosen(flow, flows)).toThrow(message);
  });
});

test('progress is a line a piece where nobody watches, and a bar where somebody does', () => {
  for (const isTTY of [false, true]) {
    const said: string[] = [];
    const out = { isTTY, write: (text: string) => said.push(text) > 0 };
    const told = progress('Walking', 2, out);
    told.step('a');
    told.step('b');
    told.end();
    expect(said[0]).toContain(isTTY ? '0/2 a' : '1/2 a');
    expect(said.some((text) => text.includes('\r'))).toBe(isTTY);
  }
});
