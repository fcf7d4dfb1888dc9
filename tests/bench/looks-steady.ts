import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Steadiness } from '../../.storybook/looks/steady.ts';
import { components, foundIn } from './looked.ts';

/**
 * False alarms of the looks: stories of ten components, dialogs and screens, drawn again and again under three sets of
 * fonts in turn, and compared with their baselines, none of which has changed. Run:
 * `npx tsx tests/bench/looks-steady.ts [runs]`.
 */
const [runs = '100'] = process.argv.slice(2);
/** Runs in one browser: the next has a new one, with nothing loaded. */
const inOne = 10;
const stories = [
  ...components,
  'stories/auth/login.',
  'stories/billing/tip.',
  'stories/billing/purchase.',
  'stories/chat/conversation.',
  'stories/media/library.',
];

/** A file of Fontconfig that knows the faces of one folder alone. */
function fontsOf(folder: string, faces: string): string {
  const file = path.join(folder, `${faces}.conf`);
  mkdirSync(path.join(folder, faces));
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/${faces}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return file;
}

/** The system's face whose letters are all of one width. */
function monospacedFace(): string {
  const { stdout } = spawnSync('fc-match', ['-f', '%{file}', 'monospace:spacing=100'], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error('fc-match knows no monospaced face; Debian has fonts-dejavu-core');
  return stdout;
}

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
const one = fontsOf(folder, 'one');
const face = monospacedFace();
copyFileSync(face, path.join(folder, 'one', path.basename(face)));
const configurations: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["the machine's own fonts", {}],
  ['no fonts at all', { TEST_FONTS: fontsOf(folder, 'none') }],
  [`${path.basename(face)} alone`, { TEST_FONTS: one }],
];

let [done, compared, alarms] = [0, 0, 0];
try {
  for (let turn = 0; done < Number(runs); turn += 1) {
    const [name, fonts] = configurations[turn % configurations.length] ?? ['', {}];
    const times = Math.min(inOne, Number(runs) - done);
    const begun = performance.now();
    const found = foundIn<Steadiness>(stories, { ...fonts, VITE_LOOKS_TIMES: String(times) });
    const all = [...found.values()];
    done += times;
    compared += all.reduce((sum, each) => sum + each.times, 0);
    alarms += all.reduce((sum, each) => sum + each.alarms.length, 0);
    for (const [story, each] of found)
      for (const words of each.alarms) console.log(`alarm: ${story}: ${words.join('; ')}`);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    console.log(
      `${done} runs: ${times} with ${name}, ${found.size} stories each, in ${seconds} s; ${alarms} false alarms`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${alarms} false alarms in ${done} runs, of ${compared} stories compared`);
process.exit(alarms > 0 ? 1 : 0);
