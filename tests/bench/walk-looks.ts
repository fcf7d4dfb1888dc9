import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openFaces } from './faces.ts';

/**
 * Looks of walks: how large their files are, and how often one is another although nothing has changed. All walks are
 * walked again and again, under three sets of fonts in turn. Run: `npx tsx tests/bench/walk-looks.ts [runs]`.
 */
const [runs = '20'] = process.argv.slice(2);

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/looks\/[^/]+\.txt$/.test(file))
  .map((file) => readFileSync(`tests/${file}`));
const kibibytes = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;
const whole = Buffer.concat(files);
const looks = whole.toString().match(/^\d+> /gm)?.length ?? 0;
console.log(
  `${looks} looks of ${files.length} flows: ${kibibytes(whole.length)}, packed ${kibibytes(gzipSync(whole, { level: 9 }).length)}`,
);

const faces = openFaces();
let alarms = 0;
try {
  for (let run = 0; run < Number(runs); run += 1) {
    const [name, fonts] = faces.at(run);
    const begun = performance.now();
    const { stdout } = spawnSync(
      'npx',
      ['vitest', 'run', '--config', 'tests/browser.config.ts', '--project', 'walks', 'tests/walks'],
      { encoding: 'utf8', env: { ...process.env, ...fonts, NO_COLOR: '1' }, maxBuffer: 1e9 },
    );
    const failed = stdout.match(/^ *FAIL .*$/gm) ?? [];
    const passed = Number(/Tests .*?(\d+) passed/.exec(stdout)?.[1] ?? 0);
    alarms += failed.length;
    for (const line of failed) console.log(line);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    console.log(
      `run ${run + 1} with ${name}: ${passed} passed, ${failed.length} failed, in ${seconds} s`,
    );
    if (passed === 0) throw new Error('No walk was walked.');
  }
} finally {
  faces.close();
}
console.log(`${alarms} false alarms in ${runs} runs`);
process.exit(alarms > 0 ? 1 : 0);
