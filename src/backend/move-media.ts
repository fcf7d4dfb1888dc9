import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mediaDirOf } from './backend.ts';
import { checkBucket } from './media/store/check-bucket.ts';
import { copyMedia, type Copied } from './media/store/copy-media.ts';
import { folderStore } from './media/store/folder-store.ts';
import { s3Store } from './media/store/s3-store.ts';
import { readSettings, StartupError } from './settings.ts';

const usage =
  'Use: npm run media -- to-bucket|to-folder [--delete-source], while the server stands still.';

const lineOf = ({ files, bytes, there }: Copied) =>
  `${files} files copied (${(bytes / 1_048_576).toFixed(1)} MB), ${there} were there`;

/** One line that changes; where no person looks on, only the last is printed. */
const show = (copied: Copied) => {
  if (process.stdout.isTTY) process.stdout.write(`\r${lineOf(copied)}`);
};

/** `npm run media`: copies the media of `DATA_DIR/media` to the bucket of `S3_*`, or back. */
try {
  process.umask(0o077);
  const options = { 'delete-source': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [way] = positionals;
  if ((way !== 'to-bucket' && way !== 'to-folder') || positionals.length > 1)
    throw new StartupError(usage);
  const { bucket, dataDir } = readSettings(process.env);
  if (bucket === undefined)
    throw new StartupError('S3_ENDPOINT and the lines beside it are not set: no bucket is known.');
  await checkBucket(bucket);
  const mediaDir = mediaDirOf(dataDir);
  const [folder, remote] = [folderStore(mediaDir), s3Store(bucket)];
  const desk = path.join(mediaDir, 'work', 'copying');
  const [from, to] = way === 'to-bucket' ? [folder, remote] : [remote, folder];
  const isMove = values['delete-source'];
  const copied = await copyMedia(from, to, { desk, isMove, onProgress: show });
  await rm(desk, { recursive: true, force: true });
  console.log(`${process.stdout.isTTY ? '\r' : ''}${lineOf(copied)}.`);
} catch (error) {
  const isPlain = error instanceof StartupError || isUsage(error);
  console.error(isPlain ? error.message : error);
  if (!isPlain) console.error('Run it again: it goes on with what is missing.');
  process.exitCode = 1;
}

function isUsage(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE')
  );
}
