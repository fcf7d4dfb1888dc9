import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Three sets of fonts for browsers of tests, in turn: each a name and the environment that makes it so. */
export interface Faces {
  readonly at: (turn: number) => readonly [name: string, env: Readonly<Record<string, string>>];
  readonly close: () => void;
}

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

/** The machine's own fonts, none, and one face alone; `close` removes the folder that says so. */
export function openFaces(): Faces {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  const one = fontsOf(folder, 'one');
  const face = monospacedFace();
  copyFileSync(face, path.join(folder, 'one', path.basename(face)));
  const all = [
    ["the machine's own fonts", {}],
    ['no fonts at all', { TEST_FONTS: fontsOf(folder, 'none') }],
    [`${path.basename(face)} alone`, { TEST_FONTS: one }],
  ] as const;
  return {
    at: (turn) => all[turn % all.length] ?? ['', {}],
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
